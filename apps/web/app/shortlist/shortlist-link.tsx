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

/** Over an empty area of the bar, beside Menu or in the gutter, so that nothing moves when it appears. */
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
  // The page's width with its gutters is 1448 px; the gutter beside it is 64.
  [from.desktop]: { top: 48, right: 'max(8px, calc((100% - 1448px) / 2 + 8px))' },
  [from.wide]: { top: 20 },
  '&:hover span': { textDecoration: 'underline', textUnderlineOffset: 4 },
});

/** Number of venues on the shortlist, with a link to it; renders nothing while it is empty. */
export function ShortlistLink() {
  const { length } = shortlist.useValue();
  const { pathname } = useLocation();
  if (length === 0) return null;

  function stay(event: MouseEvent): void {
    // The finder's address contains a search, which must not be lost by the link.
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
