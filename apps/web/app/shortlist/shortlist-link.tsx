import { styled } from '@mui/material/styles';
import { type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { shortlistWords } from '@mainstage/content/shortlist/words';
import { from, size } from '@mainstage/ui/theme/tokens';
import { scrollToSection } from '../components/sections/scroll-to-section';
import { SectionLink } from '../components/links/section-link';
import { ShortlistMark } from './shortlist-mark';
import { shortlist } from './shortlist-store';

const { indicator } = shortlistWords;

/** Laid over the bar where nothing else is, so that nothing moves when it comes: beside Menu, or in the gutter. */
const Mark = styled(SectionLink)({
  position: 'absolute',
  top: 12,
  right: 108,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minWidth: 48,
  height: 48,
  color: 'inherit',
  fontSize: size.small,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  [from.tablet]: { right: 128 },
  // The page's measure with its gutters is 1448 px; the gutter beside it is 64.
  [from.desktop]: { top: 48, right: 'max(8px, calc((100% - 1448px) / 2 + 8px))' },
  [from.wide]: { top: 20 },
  '&:hover span': { textDecoration: 'underline', textUnderlineOffset: 4 },
});

/** How many venues are on the shortlist, and the way to it; nothing while it is empty. */
export function ShortlistLink() {
  const { length } = shortlist.useValue();
  const { pathname } = useLocation();
  if (length === 0) return null;

  function stay(event: MouseEvent): void {
    // The finder's address holds a search: it must not be lost on the way down the page.
    if (pathname === indicator.page && scrollToSection(indicator.section)) event.preventDefault();
  }

  return (
    <Mark
      to={`${indicator.page}#${indicator.section}`}
      aria-label={indicator.label(length)}
      data-bar-item
      onClick={stay}
    >
      <ShortlistMark filled />
      <span>{length}</span>
    </Mark>
  );
}
