import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type NavigateOptions, NavigationType, Router, type To } from 'react-router-dom';
import { decoded } from '../components/decoded';
import { addressOf, arrive, newEntry, sendAhead, standing, type Step } from './history-entry';
import { oncePageLive } from './live';

interface DocumentRouterProps {
  /** Whether a path is shown by the page that is open, without another document. */
  isHere: (pathname: string) => boolean;
  children: ReactNode;
}

/**
 * The router of a site whose pages are documents (docs/adr/0040-pages-are-documents.md): within a page it changes the
 * address, another page it has the browser open. Scrolling back is the browser's own.
 */
export function DocumentRouter({ isHere, children }: DocumentRouterProps) {
  const [{ location, way }, setStanding] = useState(arrive);
  const scrolls = useRef(false);

  const navigator = useMemo(() => {
    const go = (how: Step) => (to: To, state?: unknown, options?: NavigateOptions) => {
      const address = hrefOf(to);
      const { pathname, origin } = new URL(address, window.location.href);
      if (origin !== window.location.origin || (pathname !== window.location.pathname && !isHere(pathname))) {
        sendAhead(pathname, state, how);
        return how === NavigationType.Push ? window.location.assign(address) : window.location.replace(address);
      }
      window.history[how === NavigationType.Push ? 'pushState' : 'replaceState'](newEntry(state), '', address);
      scrolls.current = options?.preventScrollReset !== true;
      oncePageLive(() => setStanding(standing(how)));
    };
    return {
      createHref: hrefOf,
      go: (delta: number) => window.history.go(delta),
      push: go(NavigationType.Push),
      replace: go(NavigationType.Replace),
    };
  }, [isHere]);

  useEffect(() => {
    const moved = () => {
      scrolls.current = false;
      oncePageLive(() => setStanding(standing(NavigationType.Pop)));
    };
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  }, []);

  useLayoutEffect(() => {
    if (!scrolls.current) return;
    scrolls.current = false;
    const section = document.getElementById(decoded(location.hash.slice(1)));
    if (section) section.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [location]);

  return (
    <Router location={location} navigationType={way} navigator={navigator}>
      {children}
    </Router>
  );
}

const hrefOf = (to: To): string => (typeof to === 'string' ? to : addressOf(to));
