/** A call this long after the last press is the page's own, such as looking again. */
const activeMs = 60_000;

let pressedAt = Date.now();

for (const event of ['pointerdown', 'click', 'keydown', 'wheel', 'touchmove'])
  addEventListener(event, () => (pressedAt = Date.now()), { capture: true, passive: true });

/** Whether the person did something lately: only that keeps them signed in (rule desk.session). */
export const isActive = (): boolean => Date.now() - pressedAt < activeMs;
