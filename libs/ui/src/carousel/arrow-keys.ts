import type { KeyboardEvent } from 'react';

/** Elements inside a carousel that need the arrow keys for themselves. */
const theirOwn = 'input, textarea, select, video, audio, iframe, [role="tablist"], [contenteditable="true"]';

/** Left and right go back and on, wherever inside the focus is. For `onKeyDown`. */
export function arrowKeys(previous: (() => void) | undefined, next: (() => void) | undefined) {
  return (event: KeyboardEvent): void => {
    const go = { ArrowLeft: previous, ArrowRight: next }[event.key];
    const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!go || modified || (event.target as Element).closest(theirOwn)) return;
    event.preventDefault();
    go();
  };
}
