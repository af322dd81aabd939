import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { deskApi } from '@mainstage/contracts/desk/calls';
import type { DeskLeadPage } from '@mainstage/contracts/desk/leads';
import { addressQuery, callDesk } from '../api/call-desk';
import { pollMs } from '../api/query-client';
import { queryKeys } from '../api/query-keys';
import { filterIn, queryOf } from '../leads/lead-filter';
import { LeadFilters } from '../leads/lead-filters';
import { LeadSearch } from '../leads/lead-search';
import { useVenueName } from '../leads/venue-name';
import { useSession } from '../session/session';
import { Page } from '../shell/page';
import { LoadError } from '../shell/states';
import { useNow } from '../text/use-now';
import { columnsFor } from './columns';

/** All leads as a table: for old leads, many columns, and export. The same filters and addresses as the list. */
export function TablePage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const now = useNow();
  const { team } = useSession();
  const venueName = useVenueName();
  const [{ page, pageSize }, setPaging] = useState({ page: 0, pageSize: 50 });
  const [sorting, setSorting] = useState<Pick<ReturnType<typeof queryOf>, 'sort' | 'order'>>({});
  const filter = { ...queryOf(filterIn(params)), ...sorting };
  const query = { ...filter, page, size: pageSize };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.list(query),
    queryFn: ({ signal }) => callDesk<DeskLeadPage>(`/leads${addressQuery(query)}`, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
  });
  return (
    <Page
      title="Table"
      actions={
        <Button
          href={`${deskApi}/leads.csv${addressQuery(filter)}`}
          download
          variant="outlined"
          color="secondary"
          startIcon={<Download />}
        >
          CSV
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
        <Box sx={{ maxWidth: 400 }}>
          <LeadSearch />
        </Box>
        <LeadFilters />
      </Box>
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <DataGrid
          aria-label="Leads"
          rows={data?.leads ?? []}
          columns={columnsFor({ now, team, venueName })}
          rowCount={data?.total ?? 0}
          loading={isFetching && !data}
          paginationMode="server"
          sortingMode="server"
          paginationModel={{ page, pageSize }}
          onPaginationModelChange={setPaging}
          pageSizeOptions={[25, 50, 100]}
          onSortModelChange={([first]) =>
            setSorting(
              first
                ? { sort: first.field === 'receivedAt' ? 'received' : 'answer-by', order: first.sort ?? 'asc' }
                : {},
            )
          }
          density="compact"
          disableColumnFilter
          disableRowSelectionOnClick
          onRowClick={({ id }) => void navigate(`/leads/${id}`)}
          onCellKeyDown={({ id }, event) => {
            if (event.key === 'Enter') void navigate(`/leads/${id}`);
          }}
          sx={{
            height: 'max(420px, calc(100dvh - 240px))',
            bgcolor: 'background.paper',
            '& .MuiDataGrid-row': { cursor: 'pointer' },
            '& :is(.MuiDataGrid-columnHeader, .MuiDataGrid-cell):focus, & .MuiTablePagination-select:focus-visible': {
              outline: '2px solid',
              outlineOffset: -2,
            },
          }}
        />
      )}
    </Page>
  );
}
