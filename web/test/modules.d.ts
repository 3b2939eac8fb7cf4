declare module '*/tools/size.mjs' {
  export function sizes(): { entry: number; firstLoad: number };
}
