/** Work in several tasks: between two of them the page hears keys and paints. */

/** Resolves in a task of its own. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Calls with 1, 2, … each in a task of its own; gives back what stops it. */
export function inTurn(count: number, step: (turn: number) => void): () => void {
  let timer = 0;
  const go = (turn: number): void => {
    timer = window.setTimeout(() => {
      step(turn);
      if (turn < count) go(turn + 1);
    });
  };
  go(1);
  return () => clearTimeout(timer);
}
