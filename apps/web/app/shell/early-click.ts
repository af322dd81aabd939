import { useEffect } from 'react';

declare global {
  interface Window {
    /** Set by the built page's own script, gone once the page answers by itself. */
    earlyClick?: { button?: HTMLElement | null; stop: () => void };
  }
}

/**
 * Part of the built page's script: keeps the button that was pressed last before the page's scripts had come. Links and
 * fields need none; a button would be dead for as long as a slow line takes.
 */
export const keepEarlyClick = `const keep = (event) => { window.earlyClick.button = event.target.closest('button[type="button"]'); };
window.earlyClick = { stop: () => removeEventListener('click', keep, true) };
addEventListener('click', keep, true);`;

/** Keeps no more: from here on React answers every press, and none may count twice. */
export function stopKeepingClicks(): void {
  window.earlyClick?.stop();
}

/** Presses the kept button again as soon as the page can answer. */
export function useEarlyClick(): void {
  useEffect(() => {
    stopKeepingClicks();
    const { earlyClick } = window;
    delete window.earlyClick;
    if (earlyClick?.button?.isConnected) earlyClick.button.click();
  }, []);
}
