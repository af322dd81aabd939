declare global {
  interface Window {
    /** The button that was pressed last where nothing answered yet; set by the built page's own script. */
    earlyClick?: { button?: HTMLElement | null | undefined };
  }
}

/** What does not answer yet: the page, or a part of it. */
const asleep = 'main:not([data-live]), [data-part]:not([data-live])';

/**
 * Part of the built page's script: keeps the button that was pressed last before its part of the page had come to life.
 * Links and fields need none; a button would be dead for as long as a slow line takes.
 */
export const keepEarlyClick = `window.earlyClick = {};
addEventListener('click', ({ target }) => {
  if (document.documentElement.dataset.live === '' && !target.closest('${asleep}')) return;
  window.earlyClick.button = target.closest('button[type="button"]');
}, true);`;

/** Presses the kept button again as soon as its part of the page answers. */
export function pressAgain(): void {
  const { earlyClick } = window;
  const button = earlyClick?.button;
  if (!earlyClick || !button?.isConnected || button.closest(asleep)) return;
  delete earlyClick.button;
  button.click();
}

/** Says that a part of the page answers which waited for the visitor to come near (`whenNear`). */
export function partLive(part: HTMLElement | null): void {
  if (part) part.dataset['live'] = '';
  pressAgain();
}
