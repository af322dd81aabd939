import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId, useState } from 'react';

interface ChartSectionProps {
  title: string;
  rows: { name: string; leads: number }[];
  /** Vertical bars, for days; else horizontal ones with full names. */
  upright?: boolean;
}

const height = 260;
/** Height of a horizontal chart by its number of bars. */
const heightOf = (bars: number) => Math.min(height, 56 + 48 * bars);

/** A bar chart, or the same data as a table. */
export function ChartSection({ title, rows: given, upright = false }: ChartSectionProps) {
  const id = useId();
  const [showsTable, setShowsTable] = useState(false);
  // Days keep their order; other rows are sorted by count.
  const rows = upright ? given : given.toSorted((one, other) => other.leads - one.leads);
  const names = { scaleType: 'band', data: rows.map(({ name }) => name) } as const;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h2" id={id} sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Button
          size="small"
          color="secondary"
          aria-pressed={showsTable}
          aria-label={`${title} as a table`}
          onClick={() => setShowsTable(!showsTable)}
        >
          Table
        </Button>
      </Box>
      {rows.length === 0 ? (
        <Typography color="textSecondary">None in this period.</Typography>
      ) : showsTable ? (
        <Box sx={{ maxHeight: height, overflowY: 'auto' }} tabIndex={0} role="group" aria-labelledby={id}>
          <Table size="small" aria-labelledby={id}>
            <TableHead>
              <TableRow>
                <TableCell>Name</TableCell>
                <TableCell align="right">Leads</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ name, leads }) => (
                <TableRow key={name}>
                  <TableCell component="th" scope="row">
                    {name}
                  </TableCell>
                  <TableCell align="right">{leads}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      ) : (
        <BarChart
          // Keyboard users read the table.
          disableKeyboardNavigation
          height={upright ? height : heightOf(rows.length)}
          hideLegend
          layout={upright ? 'vertical' : 'horizontal'}
          series={[{ data: rows.map(({ leads }) => leads), label: 'Leads', color: 'var(--mui-palette-text-primary)' }]}
          xAxis={[upright ? names : { tickMinStep: 1 }]}
          yAxis={[upright ? { tickMinStep: 1, width: 32 } : { ...names, width: 150 }]}
        />
      )}
    </Paper>
  );
}
