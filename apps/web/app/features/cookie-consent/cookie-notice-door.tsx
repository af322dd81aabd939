import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { cookieNotice, pagesWithoutNotice } from '@mainstage/content/cookies/notice';
import type { Language } from '@mainstage/content/notices/notice';
import { Hidden } from '@mainstage/ui/text/text';
import { attempts } from '../../components/attempts';
import { useCookiePreferences } from '../../components/consent/use-cookie-preferences';

// A page must not break because the script of the notice did not come, as after a new release.
const Notice = lazy<(props: { lang: Language }) => ReactNode>(() =>
  attempts(() => import('./cookie-notice')).catch(() => ({ default: () => null })),
);

/**
 * Shows the notice while nobody has chosen in this browser. It comes when the page has loaded and the browser is idle,
 * so that it never stands in the way of what was asked for, and it is no part of the prerendered page.
 */
export function CookieNoticeDoor({ lang }: { lang: Language }) {
  const { pathname } = useLocation();
  const { savedAt } = useCookiePreferences();
  const idle = useIdle();
  const open =
    idle && !savedAt && !pagesWithoutNotice.some((path) => pathname === path || pathname.startsWith(`${path}/`));

  return (
    <>
      {/* There from the start, so that screen readers hear what is put into it. */}
      <Hidden role="status" lang={lang}>
        {open && cookieNotice[lang].appeared}
      </Hidden>
      {open && (
        <Suspense>
          <Notice lang={lang} />
        </Suspense>
      )}
    </>
  );
}

/** Whether the page has loaded and the browser had a moment to spare since. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => (timer = setTimeout(() => setIdle(true), 400));
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', rest);
    };
  }, []);
  return idle;
}
