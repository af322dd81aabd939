import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { deskApi } from '@mainstage/contracts/desk/calls';
import type { DeskNumbers } from '@mainstage/contracts/desk/numbers';
import { addressQuery, callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';
import { Page } from '../shell/page';
import { LoadError, LoadingRows } from '../shell/states';
import { kindLabels, lostReasonLabels, sourceLabels } from '../text/labels';
import { dayAt, dayText } from '../text/times';
import { useNow } from '../text/use-now';
import { ChartSection } from './chart-section';
import { KeyNumbers } from './key-numbers';
import { periodIn, periods } from './period';

const labelIn = (labels: Readonly<Record<string, string>>, name: string) => labels[name] ?? name;

/** Sources, answer times and outcomes of leads. */
export function NumbersPage() {
  const now = useNow();
  const [params, setParams] = useSearchParams();
  const { days, from, to } = periodIn(params, dayAt(now));
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.numbers(from, to),
    queryFn: ({ signal }) => callDesk<DeskNumbers>(`/numbers${addressQuery({ from, to })}`, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title="Numbers"
      actions={
        <>
          <TextField
            select
            label="Period"
            value={days}
            onChange={(event) => setParams({ days: String(event.target.value) })}
            sx={{ minWidth: 160 }}
          >
            {Object.entries(periods).map(([value, words]) => (
              <MenuItem key={value} value={Number(value)}>
                {words}
              </MenuItem>
            ))}
          </TextField>
          <Button
            href={`${deskApi}/numbers.csv${addressQuery({ from, to })}`}
            download
            variant="outlined"
            color="secondary"
            startIcon={<Download />}
          >
            CSV
          </Button>
        </>
      }
    >
      {!data ? (
        error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingRows rows={4} height={160} />
        )
      ) : (
        <>
          <KeyNumbers numbers={data} />
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <ChartSection
              title="Leads by source"
              rows={data.bySource.map(({ name, leads }) => ({ name: labelIn(sourceLabels, name), leads }))}
            />
            <ChartSection
              title="Leads by kind"
              rows={data.byKind.map(({ name, leads }) => ({ name: labelIn(kindLabels, name), leads }))}
            />
            <ChartSection
              title="Leads by day"
              upright
              rows={data.byDay.map(({ day, leads }) => ({ name: dayText(day, now), leads }))}
            />
            <ChartSection
              title="Why leads were lost"
              rows={data.lost.map(({ reason, leads }) => ({ name: labelIn(lostReasonLabels, reason), leads }))}
            />
          </Box>
        </>
      )}
    </Page>
  );
}
