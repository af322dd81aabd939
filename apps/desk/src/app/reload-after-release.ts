const storageKey = 'desk-reloaded-at';
/** Milliseconds after a reload in which a missing script causes no further reload. */
const onceWithin = 60_000;

/** Reloads the page if one of its scripts is missing: it was opened before a release, whose processes have ended. */
export function reloadAfterRelease(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const reloadedAt = Number(sessionStorage.getItem(storageKey));
    if (Date.now() - reloadedAt < onceWithin) return;
    sessionStorage.setItem(storageKey, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
