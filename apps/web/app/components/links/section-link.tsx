import { type ComponentProps, forwardRef, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Link } from './page-link';

/** Navigation state that a section link passes to its page. */
export interface SectionState {
  /** Id of the section to scroll to on arrival. */
  section: string;
}

/** The section link that was followed last: React Router gives the requests of a navigation neither hash nor state. */
export const followed: { path?: string; section?: string } = {};

type SectionLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  to: string;
};

/**
 * A link to a page or a section of it: it navigates to the page first, which scrolls to the section on arrival
 * (`useSectionArrival`). A new tab and a browser without JavaScript follow the plain address.
 */
export const SectionLink = forwardRef<HTMLAnchorElement, SectionLinkProps>(function SectionLink(
  { to, onClick, replace, ...link },
  ref,
) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [path = '/', section] = to.split('#');

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const elsewhere = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
    if (!section || elsewhere || event.defaultPrevented) return;
    event.preventDefault();
    const here = pathname === path;
    const state: SectionState = { section };
    Object.assign(followed, { path, section });
    // On the same page scrolling starts at the current position.
    void navigate(path, { state, replace: here || replace, preventScrollReset: here });
  }

  return <Link ref={ref} to={to} onClick={follow} replace={replace} {...link} />;
});
