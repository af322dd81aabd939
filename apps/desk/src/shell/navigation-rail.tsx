import Add from '@mui/icons-material/Add';
import Logout from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Fab from '@mui/material/Fab';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../session/session';
import { destinations, isWithin } from './destinations';

const item = {
  width: 76,
  py: 1,
  borderRadius: 1,
  flexDirection: 'column',
  gap: 0.5,
  fontSize: '0.8125rem',
  fontWeight: 500,
  flexShrink: 0,
  '&:hover': { bgcolor: 'action.hover' },
} as const;

const currentItem = { color: 'text.primary', fontWeight: 650, bgcolor: 'action.selected' } as const;

/** Navigation from 900 px on. */
export function NavigationRail({ onSignOut }: { onSignOut: () => void }) {
  const { pathname } = useLocation();
  const { member } = useSession();
  return (
    <Box
      component="nav"
      aria-label="Desk"
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        alignItems: 'center',
        gap: 0.5,
        width: 88,
        flexShrink: 0,
        position: 'sticky',
        top: 0,
        height: '100dvh',
        overflowY: 'auto',
        py: 2,
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {member.right !== 'read' && (
        <Fab
          component={Link}
          to="/leads/new"
          color="secondary"
          size="medium"
          aria-label="New lead"
          sx={{ mb: 2, flexShrink: 0 }}
        >
          <Add />
        </Fab>
      )}
      {destinations.map(({ path, label, Icon }) => {
        const current = isWithin(pathname, path);
        return (
          <ButtonBase
            key={path}
            component={Link}
            to={path}
            aria-current={current ? 'page' : undefined}
            sx={[item, current ? currentItem : { color: 'text.secondary' }]}
          >
            <Icon />
            {label}
          </ButtonBase>
        );
      })}
      <ButtonBase onClick={onSignOut} sx={[item, { color: 'text.secondary', mt: 'auto' }]}>
        <Logout />
        Sign out
      </ButtonBase>
    </Box>
  );
}
