/** A link on its way to somebody else: sent where the device can, copied, or shown. */

/** Whether the device can send; where it can the player chooses whom to. */
export const sends = (): boolean => 'share' in navigator;

/** False where the browser does not allow it. Who changes his mind has not met a fault. */
export async function send(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch (fault) {
    return (fault as DOMException | null)?.name === 'AbortError';
  }
}

/** False where the browser does not allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
