import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { EmptyState, LoadError, LoadingRows } from '../shell/states';
import { useNow } from '../text/use-now';
import { filterIn, queryOf } from './lead-filter';
import { leadListOptions } from './lead-list-query';
import { LeadRow } from './lead-row';
import { useListKeys } from './use-list-keys';

export function LeadList() {
  const { id: openId } = useParams();
  const [params] = useSearchParams();
  const now = useNow();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    leadListOptions(queryOf(filterIn(params))),
  );
  const leads = data?.pages.flatMap((page) => page.leads) ?? [];
  useListKeys(leads, openId, params);
  if (isPending) return <LoadingRows />;
  if (!data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (leads.length === 0)
    return (
      <EmptyState text={params.size > 0 ? 'No lead matches these filters.' : 'No lead is open. Well done.'}>
        {params.size > 0 && (
          <Button component={Link} to="/leads">
            Clear the filters
          </Button>
        )}
      </EmptyState>
    );
  return (
    <>
      <List disablePadding aria-label="Leads">
        {leads.map((lead) => (
          <ListItem key={lead.id} disablePadding sx={{ display: 'block' }}>
            <LeadRow lead={lead} now={now} open={lead.id === openId} to={`/leads/${lead.id}?${params}`} />
          </ListItem>
        ))}
      </List>
      {hasNextPage && (
        <Button fullWidth loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ my: 1 }}>
          <span>{`Show more of ${data.pages[0]?.total}`}</span>
        </Button>
      )}
    </>
  );
}
