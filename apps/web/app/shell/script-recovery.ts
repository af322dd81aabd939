import { notHydrated } from '../components/loading/click-queue';

/** Id of the notice that offers to load the page again. */
export const reloadNoticeId = 'reload-notice';

/**
 * Inline script of every page, for scripts that do not load at its first view: runs the document's module script again, twice,
 * then shows the notice. The notice's link stores what was typed into forms that are not hydrated, as the drafts that they restore.
 */
export const scriptRecoveryScript = `{
const waits = [500, 2000];
const recover = () => {
  if ('hydrated' in document.documentElement.dataset) return;
  const wait = waits.shift();
  if (wait === undefined) document.getElementById('${reloadNoticeId}').hidden = false;
  else setTimeout(() => {
    const failed = document.querySelector('script[type="module"]:not([src])');
    const script = Object.assign(document.createElement('script'), { type: 'module', async: true, text: failed.text });
    failed.replaceWith(script);
  }, wait);
};
addEventListener('error', ({ target }) => target.type === 'module' && recover(), true);
addEventListener('unhandledrejection', recover);
addEventListener('click', ({ target }) => {
  if (!target.closest('#${reloadNoticeId} a')) return;
  for (const form of document.querySelectorAll('form[name]')) {
    const typed = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value);
    if (!form.closest('${notHydrated}') || typed.length === 0) continue;
    try {
      const key = 'mainstage.draft.' + form.name;
      const draft = JSON.parse(sessionStorage.getItem(key)) ?? { since: performance.timeOrigin };
      draft.values = { ...draft.values, ...Object.fromEntries(typed) };
      sessionStorage.setItem(key, JSON.stringify(draft));
    } catch {}
  }
}, true);
}`;
