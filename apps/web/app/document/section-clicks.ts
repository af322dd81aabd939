import { NavigationType } from 'react-router-dom';
import { scrollToSection } from '../components/scroll-to-section';
import { sendAhead } from './history-entry';

/**
 * Follows links into sections as `SectionLink` does where the page around them sleeps yet: a browser that jumps by itself does
 * not know how high the parts above will be. Before React, which keeps from all others what is pressed in a part that it has not
 * taken up.
 */
export function followSectionLinks(): void {
  const follow = (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, target } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = (target as Element).closest<HTMLAnchorElement>('main:not([data-live]) a[href*="#"]:not([target])');
    if (!link) return;
    const { origin, pathname, search, hash } = new URL(link.href);
    const section = hash.slice(1);
    if (origin !== window.location.origin || section === '') return;
    if (pathname === window.location.pathname) {
      if (!scrollToSection(section)) return;
      event.preventDefault();
      window.history.replaceState(window.history.state, '', hash);
    } else {
      event.preventDefault();
      sendAhead(pathname, { section }, NavigationType.Push);
      window.location.assign(pathname + search);
    }
  };
  document.addEventListener('click', follow, true);
}
