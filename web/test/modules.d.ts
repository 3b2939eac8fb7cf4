declare module '*/size.mjs' {
  export function sizes(): { entry: number; firstLoad: number; engine: number };
  export function faces(): { name: string; first: boolean; weight: number }[];
}
