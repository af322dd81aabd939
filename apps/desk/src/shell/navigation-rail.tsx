import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Fab from '@mui/material/Fab';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../session/session';
import { destinations, isWithin } from './destinations';

/** Navigation from 900 px on. */
export function NavigationRail() {
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
          color="primary"
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
            sx={{
              width: 76,
              py: 1,
              borderRadius: 1,
              flexDirection: 'column',
              gap: 0.5,
              fontSize: '0.8125rem',
              fontWeight: current ? 650 : 500,
              color: current ? 'text.primary' : 'text.secondary',
              bgcolor: current ? 'action.selected' : undefined,
              '&:hover': { bgcolor: 'action.hover' },
            }}
          >
            <Icon />
            {label}
          </ButtonBase>
        );
      })}
    </Box>
  );
}
