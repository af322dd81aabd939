import { useEffect, useRef } from 'react';
import { scrollToSection } from '../../sections/scroll-to-section';

/**
 * An address may point at a section that is not there before the gate opens: when it does, the page scrolls there. Who
 * has just typed the password reads on at the page's heading instead.
 */
export function useArrivalBehindGate(open: boolean): void {
  const wasClosed = useRef(false);

  useEffect(() => {
    if (!open) {
      wasClosed.current = true;
      return;
    }
    if (!wasClosed.current) return;
    wasClosed.current = false;
    const section = decodeURIComponent(window.location.hash.slice(1));
    if (section !== '' && scrollToSection(section)) return;
    const heading = document.querySelector<HTMLElement>('#content h1');
    if (!heading || !lostFocus()) return;
    heading.tabIndex = -1;
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [open]);
}

/** The field that had the focus went away with the gate. */
function lostFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
