import Close from '@mui/icons-material/Close';
import Menu from '@mui/icons-material/Menu';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Drawer from '@mui/material/Drawer';
import { type MouseEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '@mainstage/content/site/brand';
import { navigation } from '@mainstage/content/site/navigation';
import { useBackCloses } from '@mainstage/ui/dialog/use-back-closes';
import { size } from '@mainstage/ui/theme/tokens';
import { MobileEntries } from './mobile-entries';

const { words } = navigation;
const toggle = {
  minWidth: 0,
  marginRight: '-12px',
  padding: '0 12px',
  fontSize: size.small,
  '&, &:hover': { color: 'inherit', textDecoration: 'none' },
  '& .MuiButton-endIcon > svg': { fontSize: 26 },
};

/** The slide-out menu of small screens; it closes after any choice, and on Back. */
export function MobileMenu() {
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  /** Key of the history entry over which it was opened. */
  const [openedOver, setOpenedOver] = useState<string>();
  // The chosen page replaces the menu's history entry, so that Back returns to the page before it: the menu's entry is
  // removed once that page is shown, not before.
  if (openedOver !== undefined && openedOver !== key) setOpenedOver(undefined);
  useBackCloses(openedOver === key, close);

  function close(): void {
    setOpen(false);
    setOpenedOver(undefined);
  }

  function show(): void {
    setOpenedOver(key);
    setOpen(true);
  }

  function choose({ target, defaultPrevented }: MouseEvent): void {
    if (!(target as Element).closest('a')) return;
    // A link that opens a new tab does not navigate here.
    if (defaultPrevented) setOpen(false);
    else close();
  }

  return (
    <>
      <Button
        variant="text"
        color="inherit"
        aria-haspopup="dialog"
        endIcon={<Menu />}
        onClick={show}
        sx={{ ...toggle, display: { md: 'none' } }}
      >
        {words.menu}
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={close}
        slotProps={{ paper: { 'aria-label': words.menu, onClick: choose, sx: { padding: '12px 20px 32px' } } }}
      >
        <MobileEntries
          closing={
            <Button variant="text" color="inherit" endIcon={<Close />} onClick={close} sx={toggle}>
              {words.closeMenu}
            </Button>
          }
        />
        <Link href={brand.phone.href} sx={{ mt: 3, py: 1, fontSize: size.small, fontWeight: 600 }}>
          {words.call} {brand.phone.label}
        </Link>
      </Drawer>
    </>
  );
}
