import Menu from '@mui/icons-material/Menu';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { navigation } from '@mainstage/content/site/navigation';
import { useBackCloses } from '@mainstage/ui/dialog/use-back-closes';
import { attempts } from '../components/loading/attempts';
import { reportMissingScripts } from '../components/loading/missing-scripts';
import type { MobileDrawerProps } from './mobile-drawer';
import { mobileToggle } from './mobile-entry';

interface LoadedDrawerProps extends MobileDrawerProps {
  /** Called if the menu could not be loaded while it is open. */
  onMissing: () => void;
}

/** Loads the menu after hydration on a small screen, at the latest when it is opened. */
function LoadedDrawer({ onMissing, ...props }: LoadedDrawerProps) {
  const { open } = props;
  const small = useMediaQuery('(max-width: 1023px)');
  const [loaded, setLoaded] = useState<Pick<typeof import('./mobile-drawer'), 'MobileDrawer'>>();
  const wanted = (small || open) && !loaded;
  const missing = useEffectEvent(() => open && onMissing());
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    attempts(() => import('./mobile-drawer')).then(
      (part) => !left && setLoaded(part),
      () => !left && missing(),
    );
    return () => {
      left = true;
    };
  }, [wanted, open]);
  return loaded && <loaded.MobileDrawer {...props} />;
}

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

  function giveUp(): void {
    close();
    reportMissingScripts();
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
        sx={{ ...mobileToggle, display: { md: 'none' } }}
      >
        {navigation.words.menu}
      </Button>
      <LoadedDrawer open={open} onClose={close} onPress={choose} onMissing={giveUp} />
    </>
  );
}
