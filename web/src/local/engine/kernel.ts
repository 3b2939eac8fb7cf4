/** The kernel as WebAssembly (kernel/*.h), with one place in its memory for each thing that a decision needs. */
import { WEIGHTS } from './network';
import { DECISION_BYTES, LIMITS_BYTES, VARIANT_BYTES, VIEW_BYTES } from './packing';

interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
  s66_abi(what: number): number;
  s66_load_network(file: number, bytes: bigint, header: number, weights: number): number;
  s66_match_worth(frequencies: number, own: number, other: number, worth: number): void;
  s66_think_bytes(): number;
  s66_think_begin(
    variant: number, view: number, weights: number, worth: number, needs: number, limits: number, seed: bigint, memory: number,
    decision: number,
  ): void;
  s66_think_on(variant: number, weights: number, memory: number, worlds: number, decision: number): number;
}

/** ABI, bytes of a variant and of a state: `s66_abi` says the same, or it is another kernel. */
const ABI = [1, VARIANT_BYTES, 64];
const PAGE = 65536;

export class Kernel {
  readonly call: Exports;
  readonly places;

  constructor(module: WebAssembly.Module) {
    this.call = new WebAssembly.Instance(module).exports as unknown as Exports;
    const found = ABI.map((_, what) => this.call.s66_abi(what));
    if (found.join() !== ABI.join()) throw new Error(`the kernel is of another version (${found.join()}, needed ${ABI.join()})`);
    let end = Number(this.call.__heap_base.value);
    const place = (bytes: number): number => {
      const start = (end + 63) & ~63;
      end = start + bytes;
      return start;
    };
    this.places = {
      variant: place(VARIANT_BYTES), view: place(VIEW_BYTES), worth: place(32), needs: place(2), limits: place(LIMITS_BYTES),
      decision: place(DECISION_BYTES), header: place(80), frequencies: place(28), weights: place(4 * WEIGHTS),
      memory: place(this.call.s66_think_bytes()),
    };
    const lacking = end - this.call.memory.buffer.byteLength;
    if (lacking > 0) this.call.memory.grow(Math.ceil(lacking / PAGE));
  }

  write(place: number, bytes: Uint8Array): void {
    new Uint8Array(this.call.memory.buffer).set(bytes, place);
  }

  view(place: number, bytes: number): DataView {
    return new DataView(this.call.memory.buffer, place, bytes);
  }

  floats(place: number, count: number): Float32Array {
    return new Float32Array(this.call.memory.buffer, place, count);
  }
}
