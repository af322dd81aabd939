import { visitSourceKey } from '../forms/submission/note-visit-source';
import { shortlistKey } from '../shortlist/shortlist-key';

/** What somebody does who is about to use the page. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'click', 'scroll', 'wheel', 'input'] as const;

/**
 * Resolves with the first sign of a hand, or at once where the visitor brings along what the page has to show.
 * @param key of local storage, under which this page's own part of that is kept
 */
export function wake(key?: string): Promise<void> {
  // Somebody may have been quicker than the scripts of the page.
  const begun = window.scrollY > 0 || document.activeElement !== document.body;
  if (begun || window.earlyClick?.button || bringsSomething(key)) return Promise.resolve();

  return new Promise((resolve) => {
    const done = () => {
      signs.forEach((sign) => document.removeEventListener(sign, done, true));
      resolve();
    };
    signs.forEach((sign) => document.addEventListener(sign, done, { capture: true, passive: true }));
  });
}

/** What this site keeps in a tab (`keptInBrowser`). */
const ours = /^mainstage\./;

/** Whether a page begins other than it was built: by its address, the page before, a draft, a plan, a shortlist, a gate's token. */
function bringsSomething(own?: string): boolean {
  const { search, hash } = window.location;
  const { sent, usr } = (window.history.state ?? {}) as { sent?: unknown; usr?: unknown };
  if (search !== '' || hash !== '' || sent || usr) return true;
  try {
    const kept = Object.keys(sessionStorage).filter((key) => ours.test(key) && key !== visitSourceKey);
    return (
      kept.length > 0 || [shortlistKey, own].some((key) => key !== undefined && localStorage.getItem(key) !== null)
    );
  } catch {
    return false;
  }
}
