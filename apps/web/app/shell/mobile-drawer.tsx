import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { brand } from '@mainstage/content/site/brand';
import { navigation } from '@mainstage/content/site/navigation';
import { size } from '@mainstage/ui/theme/tokens';
import { MobileEntries } from './mobile-entries';
import { mobileToggle } from './mobile-entry';

const { words } = navigation;

export interface MobileDrawerProps {
  open: boolean;
  onClose: () => void;
  /** A press on anything in the menu. */
  onPress: (event: MouseEvent) => void;
}

/** The slide-out menu itself. */
export function MobileDrawer({ open, onClose, onPress }: MobileDrawerProps) {
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': words.menu, onClick: onPress, sx: { padding: '12px 20px 32px' } } }}
    >
      <MobileEntries
        closing={
          <Button variant="text" color="inherit" endIcon={<Close />} onClick={onClose} sx={mobileToggle}>
            {words.closeMenu}
          </Button>
        }
      />
      <Link href={brand.phone.href} sx={{ mt: 3, py: 1, fontSize: size.small, fontWeight: 600 }}>
        {words.call} {brand.phone.label}
      </Link>
    </Drawer>
  );
}
