import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { navigationBehaviour } from '@mainstage/content/constants/navigation';
import type { SectionState } from '../components/links/section-link';
import { scrollToSection } from '../components/sections/scroll-to-section';

const { scrollsAfterMs } = navigationBehaviour.anchor;

/** Scrolls to the section of a section link 100 ms after its page is shown (rule nav.timing). Not on Back. */
export function useSectionArrival(): void {
  const { key, state } = useLocation();
  const arrived = useNavigationType() !== 'POP';
  const section = arrived ? (state as Partial<SectionState> | null)?.section : undefined;

  useEffect(() => {
    if (!section) return;
    const timer = setTimeout(() => {
      if (!scrollToSection(section)) return;
      // Makes the address shareable without the router, which would jump to the section itself.
      window.history.replaceState(window.history.state, '', `#${section}`);
    }, scrollsAfterMs);
    return () => clearTimeout(timer);
  }, [section, key]);
}
