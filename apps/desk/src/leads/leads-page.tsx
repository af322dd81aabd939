import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Outlet, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { useTitle } from '../shell/use-title';
import { LeadFilters } from './lead-filters';
import { LeadList } from './lead-list';
import { LeadSearch } from './lead-search';

/** The list beside the lead; on a phone one of the two. */
export function LeadsPage() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  useTitle('Leads');
  useShortcuts({ u: id === undefined ? undefined : () => void navigate(`/leads?${params}`) });
  return (
    <Box sx={{ display: 'flex', height: { md: '100dvh' } }}>
      <Box
        component="section"
        aria-label="List of leads"
        sx={{
          display: { xs: id === undefined ? 'block' : 'none', md: 'block' },
          width: { xs: '100%', md: 340, lg: 400 },
          flexShrink: 0,
          overflowY: 'auto',
          borderRight: { md: 1 },
          borderColor: { md: 'divider' },
          bgcolor: 'background.paper',
        }}
      >
        <Box sx={{ p: 2, pb: 1.5, display: 'grid', gap: 1.5 }}>
          <Typography variant="h1">Leads</Typography>
          <LeadSearch />
          <LeadFilters />
        </Box>
        <LeadList />
      </Box>
      <Box
        sx={{
          display: { xs: id === undefined ? 'none' : 'block', md: 'block' },
          flex: 1,
          minWidth: 0,
          overflowY: 'auto',
          containerType: 'inline-size',
        }}
      >
        <Outlet />
      </Box>
    </Box>
  );
}
