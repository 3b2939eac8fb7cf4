declare module '*/size.mjs' {
  export function sizes(): { entry: number; firstLoad: number; engine: number };
  export function faces(): { name: string; first: boolean; weight: number }[];
}
declare module '*/fake/presets.mjs' {
  export const PRESETS: { switches: { name: string; type: string; values: (string | number | boolean)[] }[] };
}
declare module '*/fake/game.mjs' {
  export class Deal {
    constructor(number: number, dealer: number, serverSeed: Uint8Array, clientSeed: string);
    dealt: [import('../src/protocol/types').Card[], import('../src/protocol/types').Card[]];
    turnUp: import('../src/protocol/types').Card;
    talon: import('../src/protocol/types').Card[];
    trump: string;
    number: number;
    dealer: number;
    serverSeed: Buffer;
    clientSeed: string;
    turn: number | null;
    closedBy: number | null;
    result: import('../src/protocol/types').DealResult;
    faults(seat: number): Record<string, string | null>;
    total(seat: number): number;
    apply(seat: number, action: string): unknown;
  }
}
