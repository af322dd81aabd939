import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { codeOf } from '../api/desk-error';
import { EmptyState, LoadError, LoadingRows } from '../shell/states';
import { LeadView } from './lead-view';
import { leadOptions } from './lead-query';

export function LeadPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { data: lead, error, refetch } = useQuery(leadOptions(id));
  if (lead) return <LeadView key={lead.id} lead={lead} listAddress={`/leads?${params}`} />;
  return (
    <Box sx={{ p: 3 }}>
      {!error ? (
        <LoadingRows />
      ) : codeOf(error) === 'not_found' ? (
        <EmptyState text="There is no such lead. It may have been erased.">
          <Button component={Link} to="/leads">
            To the list
          </Button>
        </EmptyState>
      ) : (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
    </Box>
  );
}
