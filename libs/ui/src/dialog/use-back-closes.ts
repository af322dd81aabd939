import { useEffect, useRef } from 'react';

/** Query parameter of an open dialog: `?picture=hall-gala`. */
export interface AddressPart {
  name: string;
  value: string;
}

let opened = 0;

const markOf = (): unknown => (window.history.state as { dialog?: unknown } | null)?.dialog;

/** The page's address with or without that parameter. */
function addressWith(name: string, value?: string): string {
  const url = new URL(window.location.href);
  if (value === undefined) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}

/** Changes the parameter of the current history entry. */
export function sayInAddress(name: string, value: string): void {
  if (markOf() !== undefined) window.history.replaceState(window.history.state, '', addressWith(name, value));
}

/**
 * Adds a history entry while a dialog is open, so that a phone's Back closes it instead of leaving the page. Closing it
 * otherwise removes the entry.
 * @param part query parameter of the entry, so that it can be shared; the page's own address has none
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
    // Opened by such an address: the entry below becomes the page itself.
    if (name) window.history.replaceState(window.history.state, '', addressWith(name));
    // Includes the router's own state: for it, both entries are the page.
    const state = { ...(window.history.state as object | null), dialog: mark };
    window.history.pushState(state, '', name ? addressWith(name, first) : undefined);
    const onBack = () => {
      if (markOf() !== mark) close.current();
    };
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      // After a navigation to another page there is no entry to remove.
      if (markOf() === mark) window.history.back();
    };
  }, [open]);
}
