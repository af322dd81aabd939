import { useEffect, useRef } from 'react';
import { scrollToSection } from '../../components/sections/scroll-to-section';

/**
 * Scrolls to the section in the address once the gate is open: before that the section does not exist. A visitor who
 * has just typed the password starts at the page's heading instead.
 */
export function useArrivalBehindGate(open: boolean): void {
  const wasClosed = useRef(false);

  useEffect(() => {
    if (!open) {
      wasClosed.current = true;
      return undefined;
    }
    if (!wasClosed.current) return undefined;
    wasClosed.current = false;
    const section = decodeURIComponent(window.location.hash.slice(1));
    return whenThere(() => {
      if (section !== '' && scrollToSection(section)) return true;
      const heading = document.querySelector<HTMLElement>('#content h1');
      if (!heading) return false;
      if (section === '' && lostFocus()) readOn(heading);
      // The heading is rendered with the sections, so a section that is missing now does not exist.
      return true;
    });
  }, [open]);
}

/** The content's script may still be loading. @returns the function that stops waiting */
function whenThere(arrive: () => boolean): (() => void) | undefined {
  if (arrive()) return undefined;
  const content = document.getElementById('content');
  const watch = new MutationObserver(() => arrive() && watch.disconnect());
  if (content) watch.observe(content, { childList: true, subtree: true });
  return () => watch.disconnect();
}

function readOn(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** The focused field was removed with the gate. */
function lostFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
