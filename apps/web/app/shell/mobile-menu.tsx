import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type MouseEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { defaultCity } from '@mainstage/content/constants/navigation';
import { isMenuGroup, navigation } from '@mainstage/content/site/navigation';
import { useBackCloses } from '@mainstage/ui/dialog/use-back-closes';
import { ease, from, motion, size } from '@mainstage/ui/theme/tokens';
import { surface, tone } from '@mainstage/ui/theme/tones';
import { MobileGroup } from './mobile-group';
import { mobileEntry, mobileSmall } from './mobile-entry';

const Toggle = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  marginRight: -12,
  padding: '0 12px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: size.small,
  fontWeight: 600,
  cursor: 'pointer',
  [from.desktop]: { display: 'none' },
});

/** The browser's own modal dialog keeps the focus inside, closes on Escape and gives the focus back. */
const Slide = styled('dialog')({
  ...surface('ink'),
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(420px, 100vw)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: '12px 20px 32px',
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&::backdrop': { backgroundColor: 'rgba(10, 10, 15, 0.6)' },
  '@media (prefers-reduced-motion: no-preference)': {
    transition: `transform ${motion.calm} ${ease}`,
    '@starting-style': { transform: 'translateX(100%)' },
  },
});

const Top = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', marginBottom: 24 });

const Location = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  marginBottom: 16,
  '& h2': { fontFamily: 'inherit', fontSize: size.small, fontWeight: 400, letterSpacing: 0, color: tone.muted },
  '& a': { ...mobileSmall, display: 'inline-flex', alignItems: 'center', fontWeight: 600 },
});

const Entries = styled('ul')({
  listStyle: 'none',
  borderBottom: `1px solid ${tone.line}`,
  '& > li': { borderTop: `1px solid ${tone.line}` },
  '& > li > a': mobileEntry,
});

const { words, before, after, action } = navigation;

/** The slide-out menu of small screens; it closes after any choice, and on Back. */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  /** The entry of the history over which it was opened. */
  const [openedOver, setOpenedOver] = useState<string>();
  const going = useRef(false);
  const close = () => dialog.current?.close();
  // The page that was chosen takes the menu's place in the history, so Back leads to the page before it: the menu's entry
  // is given up when that page is there, not before.
  if (openedOver !== undefined && openedOver !== key) setOpenedOver(undefined);
  useBackCloses(openedOver === key, close);

  function show(): void {
    going.current = false;
    setOpenedOver(key);
    dialog.current?.showModal();
  }

  function choose({ target, defaultPrevented }: MouseEvent): void {
    const link = (target as Element).closest('a');
    // A link that opens another tab leads nowhere here.
    going.current = link !== null && defaultPrevented;
    if (target === dialog.current || link) close();
  }

  return (
    <>
      <Toggle type="button" aria-haspopup="dialog" onClick={show}>
        {words.menu}
        <svg width="22" height="12" viewBox="0 0 22 12" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="M0 1h22M0 11h22" />
        </svg>
      </Toggle>
      <Slide
        ref={dialog}
        aria-label={words.menu}
        onClick={choose}
        onClose={() => !going.current && setOpenedOver(undefined)}
      >
        <Top>
          <strong>{words.menu}</strong>
          <Toggle type="button" onClick={close}>
            {words.closeMenu}
            <svg width="16" height="16" viewBox="0 0 16 16" stroke="currentColor" strokeWidth="2" aria-hidden="true">
              <path d="M1 1l14 14M15 1L1 15" />
            </svg>
          </Toggle>
        </Top>
        <Location>
          <h2 id="menu-location">{words.location}</h2>
          <ul aria-labelledby="menu-location" style={{ listStyle: 'none' }}>
            <li>
              <Link to="/" replace>
                {defaultCity}
              </Link>
            </li>
          </ul>
        </Location>
        <Entries>
          {[...before, ...after].map((entry) => (
            <li key={entry.label}>
              {isMenuGroup(entry) ? (
                <MobileGroup group={entry} />
              ) : (
                <Link to={entry.to} replace>
                  {entry.label}
                </Link>
              )}
            </li>
          ))}
        </Entries>
        <Button component={Link} to={action.to} replace size="large" style={{ marginTop: 32, flex: 'none' }}>
          {action.label}
        </Button>
      </Slide>
    </>
  );
}
