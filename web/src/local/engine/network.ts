/** A network: its file read by the kernel (kernel/load.h), once, into the place the kernel's decisions take it from. */
import type { Kernel } from './kernel';

/** Numbers in a network: layer by layer, a row an input, then the layer's biases; the upper layers for each of four phases. */
export const WEIGHTS = 512 * 256 + 256 + 4 * (256 * 96 + 96 + 96 * 64 + 64);

const HEADER = { deck: 28, frequencies: 48 };

/** Makes the kernel think with this network from now on. Throws if the file is damaged or not for this deck. */
export function loadNetwork(kernel: Kernel, file: Uint8Array, deck: number): void {
  const { memory, header, weights, frequencies } = kernel.places;
  kernel.write(memory, file);
  const fault = kernel.call.s66_load_network(memory, BigInt(file.length), header, weights);
  if (fault) throw new Error(`the network for ${deck} cards cannot be used (fault ${fault})`);
  const read = kernel.view(header, 80);
  if (read.getUint32(HEADER.deck, true) !== deck) throw new Error(`this network is not for ${deck} cards`);
  kernel.floats(frequencies, 7).set(kernel.floats(header + HEADER.frequencies, 7));
}
