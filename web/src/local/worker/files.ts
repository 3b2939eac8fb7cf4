/** The files that the engine needs, named by their content when the page is built. */
import kernelFile from '../../../../src/sixtysix/search/_kernel/kernel.wasm?url';
import network20 from '../../../../src/sixtysix/engine/weights/20.66n?url';
import network24 from '../../../../src/sixtysix/engine/weights/24.66n?url';

async function fetched(file: string): Promise<Response> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} cannot be loaded (${response.status})`);
  return response;
}

export const kernelModule = async (): Promise<WebAssembly.Module> => WebAssembly.compile(await (await fetched(kernelFile)).arrayBuffer());

/** The network for a deck. */
export const fileOf = async (deck: number): Promise<Uint8Array> =>
  new Uint8Array(await (await fetched(deck === 24 ? network24 : network20)).arrayBuffer());
