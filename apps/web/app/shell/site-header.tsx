import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useRef } from 'react';
import { Link, NavLink } from '../components/links/page-link';
import { isMenuGroup, navigation } from '@mainstage/content/site/navigation';
import type { MenuGroup, SiteLink } from '@mainstage/content/site/navigation-types';
import { from } from '@mainstage/ui/theme/tokens';
import type { PageHandle } from '../page-handle';
import { stepFrom } from './arrow-steps';
import { Bar, type HeaderLook } from './bar';
import { BarItem } from './bar-item';
import { Dropdown } from './dropdown';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { ShortlistSpot } from './shortlist-spot';
import { type Dropdowns, useDropdowns } from './use-dropdowns';
import { useScrolled } from './use-scrolled';

/** The logo above the row of entries; from 1200 px on one line, in the middle. */
const Row = styled(Container)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 72,
  [from.desktop]: {
    display: 'grid',
    gridTemplate: '"logo logo" 48px "before after" auto / 1fr auto',
    '& > a': { gridArea: 'logo', justifySelf: 'center' },
    '& .MuiButton-root': { minHeight: 40, padding: '6px 20px' },
  },
  [from.wide]: {
    gridTemplate: '"before logo after" minmax(88px, auto) / 1fr auto 1fr',
    '& .MuiButton-root': { minHeight: 48, padding: '10px 24px' },
  },
});

const Half = styled(List, { shouldForwardProp: (prop) => prop !== 'side' })<{ side: 'before' | 'after' }>(
  ({ side }) => ({
    display: 'none',
    // A dropdown's panel is as wide as the bar.
    position: 'static',
    gridArea: side,
    alignSelf: 'stretch',
    gap: 'clamp(18px, 2vw, 32px)',
    // Wraps with text at 200 %.
    [from.desktop]: {
      display: 'flex',
      flexWrap: 'wrap',
      rowGap: 0,
      justifyContent: side === 'before' ? 'flex-start' : 'flex-end',
    },
    // Just above 1200 px the logo needs the space.
    [from.wide]: { gap: 'clamp(16px, (100vw - 960px) / 15, 32px)' },
    '& > li': { display: 'flex', alignItems: 'center', minHeight: 48 },
  }),
);

const alongBar = { on: ['ArrowRight'], back: ['ArrowLeft'] };

const entry = (one: SiteLink | MenuGroup, menus: Dropdowns) =>
  isMenuGroup(one) ? (
    <Dropdown key={one.name} group={one} menus={menus} />
  ) : (
    <li key={one.to}>
      <BarItem component={NavLink} to={one.to} data-bar-item>
        {one.label}
      </BarItem>
    </li>
  );

/** The fixed bar: links, dropdowns, the logo in the middle, and the one filled button. On a phone, logo and menu. */
export function SiteHeader({ nav }: { nav: PageHandle['nav'] }) {
  const bar = useRef<HTMLElement>(null);
  const menus = useDropdowns();
  const scrolled = useScrolled();
  const look: HeaderLook = menus.open ? 'open' : scrolled ? 'scrolled' : nav;

  function alongTheBar(event: KeyboardEvent): void {
    const items = [...(bar.current?.querySelectorAll<HTMLElement>('[data-bar-item]') ?? [])];
    const to = stepFrom(items, event.key, alongBar);
    if (!to) return;
    event.preventDefault();
    to.focus();
  }

  return (
    <Bar ref={bar} look={look} lang="en" data-look={look} onKeyDown={alongTheBar}>
      <Box component="nav" aria-label={navigation.words.main} sx={{ display: 'contents' }}>
        <Row>
          <Logo />
          <Half side="before">{navigation.before.map((one) => entry(one, menus))}</Half>
          <Half side="after">
            {navigation.after.map((one) => entry(one, menus))}
            <li>
              <Button component={Link} to={navigation.action.to} data-bar-item>
                {navigation.action.label}
              </Button>
            </li>
          </Half>
          <MobileMenu />
        </Row>
        <ShortlistSpot />
      </Box>
    </Bar>
  );
}
