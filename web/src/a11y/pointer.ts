/** What kind of pointer made a click: '' is the keyboard. Old browsers do not say, so the last press is remembered. */

let last = 'mouse';

export function watchPointers(): void {
  addEventListener('pointerdown', (event) => (last = event.pointerType || last), { capture: true, passive: true });
}

export function pointerOf(event: MouseEvent): string {
  if (event.detail === 0) return '';
  return (event as PointerEvent).pointerType || last;
}
