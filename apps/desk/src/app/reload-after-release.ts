const storageKey = 'desk-reloaded-at';
/** A script that is missing again so soon after reloading will not be there after another reload either. Milliseconds. */
const onceWithin = 60_000;

/**
 * Loads the page again where one of its scripts is gone: it was opened before a release, and no process of that one runs any
 * more.
 */
export function reloadAfterRelease(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const reloadedAt = Number(sessionStorage.getItem(storageKey));
    if (Date.now() - reloadedAt < onceWithin) return;
    sessionStorage.setItem(storageKey, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
