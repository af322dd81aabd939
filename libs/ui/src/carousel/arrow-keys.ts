import type { KeyboardEvent } from 'react';

/** Elements inside a carousel that handle the arrow keys themselves. */
const theirOwn = 'input, textarea, select, video, audio, iframe, [role="tablist"], [contenteditable="true"]';

/** `onKeyDown` handler: left and right move the carousel, wherever inside the focus is. */
export function arrowKeys(previous: (() => void) | undefined, next: (() => void) | undefined) {
  return (event: KeyboardEvent): void => {
    const go = { ArrowLeft: previous, ArrowRight: next }[event.key];
    const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!go || modified || (event.target as Element).closest(theirOwn)) return;
    event.preventDefault();
    go();
  };
}
