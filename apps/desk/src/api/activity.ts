/** Calls later than this after the last interaction are automatic, such as polling. */
const activeMs = 60_000;

let pressedAt = Date.now();

for (const event of ['pointerdown', 'click', 'keydown', 'wheel', 'touchmove'])
  addEventListener(event, () => (pressedAt = Date.now()), { capture: true, passive: true });

/** Whether the member was active lately: only activity extends the session (rule desk.session). */
export const isActive = (): boolean => Date.now() - pressedAt < activeMs;
