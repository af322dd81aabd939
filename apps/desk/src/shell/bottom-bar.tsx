import Menu from '@mui/icons-material/Menu';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import MenuItem from '@mui/material/MenuItem';
import MuiMenu from '@mui/material/Menu';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../session/session';
import { destinations, isWithin } from './destinations';

const placed = destinations.slice(0, 3);
const inMenu = destinations.slice(3);

/** Navigation below 900 px. */
export function BottomBar({ onSignOut }: { onSignOut: () => void }) {
  const { pathname } = useLocation();
  const { member } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const current = placed.find(({ path }) => isWithin(pathname, path))?.path ?? 'more';
  return (
    <Paper
      component="nav"
      aria-label="Desk"
      square
      elevation={4}
      sx={{
        display: { md: 'none' },
        position: 'fixed',
        inset: 'auto 0 0',
        zIndex: 'appBar',
        borderTop: 1,
        borderColor: 'divider',
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      <BottomNavigation value={current} showLabels>
        {placed.map(({ path, label, Icon }) => (
          <BottomNavigationAction
            key={path}
            value={path}
            label={label}
            icon={<Icon />}
            component={Link}
            to={path}
            aria-current={current === path ? 'page' : undefined}
          />
        ))}
        <BottomNavigationAction
          value="more"
          label="More"
          icon={<Menu />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        />
      </BottomNavigation>
      <MuiMenu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {member.right !== 'read' && (
          <MenuItem component={Link} to="/leads/new" onClick={close}>
            New lead
          </MenuItem>
        )}
        {inMenu.map(({ path, label }) => (
          <MenuItem key={path} component={Link} to={path} onClick={close}>
            {label}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            close();
            onSignOut();
          }}
        >
          Sign out
        </MenuItem>
      </MuiMenu>
    </Paper>
  );
}
