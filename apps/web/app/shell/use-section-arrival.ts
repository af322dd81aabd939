import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { navigationBehaviour } from '@mainstage/content/constants/navigation';
import type { SectionState } from '../components/links/section-link';
import { scrollToSection } from '../components/sections/scroll-to-section';

const { scrollsAfterMs } = navigationBehaviour.anchor;

/** After a section link has led to its page: 100 ms later the page scrolls to the section (rule nav.timing). Back does not. */
export function useSectionArrival(): void {
  const { key, state } = useLocation();
  const arrived = useNavigationType() !== 'POP';
  const section = arrived ? (state as Partial<SectionState> | null)?.section : undefined;

  useEffect(() => {
    if (!section) return;
    const timer = setTimeout(() => {
      if (!scrollToSection(section)) return;
      // The address can be shared; the router need not know, or it would jump there itself.
      window.history.replaceState(window.history.state, '', `#${section}`);
    }, scrollsAfterMs);
    return () => clearTimeout(timer);
  }, [section, key]);
}
