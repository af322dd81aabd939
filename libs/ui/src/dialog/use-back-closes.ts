import { useEffect, useRef } from 'react';

let opened = 0;

const markOf = (): unknown => (window.history.state as { dialog?: unknown } | null)?.dialog;

/**
 * Gives what lies over the page an entry in the history while it is open: a phone's Back closes it instead of leaving the
 * page. Closed otherwise, it takes its entry along.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return;
    const mark = ++opened;
    // The router's own state goes along: to it, both entries are the page.
    window.history.pushState({ ...(window.history.state as object | null), dialog: mark }, '');
    const onBack = () => {
      if (markOf() !== mark) close.current();
    };
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      // Where a link led on meanwhile, there is nothing to take back.
      if (markOf() === mark) window.history.back();
    };
  }, [open]);
}
