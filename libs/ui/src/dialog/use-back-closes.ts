import { useEffect, useRef } from 'react';

/** What an address says of something that is open: `?picture=hall-gala`. */
export interface AddressPart {
  name: string;
  value: string;
}

let opened = 0;

const markOf = (): unknown => (window.history.state as { dialog?: unknown } | null)?.dialog;

/** The page's address with that part, or without it. */
function addressWith(name: string, value?: string): string {
  const url = new URL(window.location.href);
  if (value === undefined) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}

/** Has the address of what is open say something else. */
export function sayInAddress(name: string, value: string): void {
  if (markOf() !== undefined) window.history.replaceState(window.history.state, '', addressWith(name, value));
}

/**
 * Gives what lies over the page an entry in the history while it is open: a phone's Back closes it instead of leaving the
 * page. Closed otherwise, it takes its entry along.
 * @param part what the entry's address says, so that it can be sent on; the page's own address goes without it
 */
export function useBackCloses(open: boolean, onClose: () => void, part?: AddressPart): void {
  const close = useRef(onClose);
  const latestPart = useRef(part);
  useEffect(() => {
    close.current = onClose;
    latestPart.current = part;
  });
  const value = part?.value;
  useEffect(() => {
    const { name } = latestPart.current ?? {};
    if (open && name && value !== undefined) sayInAddress(name, value);
  }, [open, value]);
  useEffect(() => {
    if (!open) return;
    const mark = ++opened;
    const { name, value: first } = latestPart.current ?? {};
    // Arrived by such an address: the entry below is the page itself.
    if (name) window.history.replaceState(window.history.state, '', addressWith(name));
    // The router's own state is included: to it, both entries are the page.
    const state = { ...(window.history.state as object | null), dialog: mark };
    window.history.pushState(state, '', name ? addressWith(name, first) : undefined);
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
