import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface GridTableProps {
  label: string;
  columns: { key: string; head: ReactNode }[];
  /** Minimum width of a column in px. */
  columnWidth: number;
  /** Narrow heads, for the days of a month. */
  compact?: boolean;
  rows: { key: string; name: string; cells: ReactNode }[];
}

const HeadCell = styled('th')(({ theme }) => ({
  padding: theme.spacing(0.5, 1),
  textAlign: 'left',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

/** Rooms as rows, times as columns. The names are sticky. */
export function GridTable({ label, columns, columnWidth, compact = false, rows }: GridTableProps) {
  return (
    <Box
      sx={{
        overflow: 'auto',
        maxHeight: { md: 'calc(100dvh - 180px)' },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        typography: 'body2',
      }}
    >
      <Box
        component="table"
        role="grid"
        aria-label={label}
        sx={{ borderCollapse: 'separate', borderSpacing: 0, width: '100%' }}
      >
        <thead>
          <tr>
            <HeadCell scope="col" sx={{ position: 'sticky', top: 0, left: 0, zIndex: 3 }}>
              Room
            </HeadCell>
            {columns.map(({ key, head }) => (
              <HeadCell
                key={key}
                scope="col"
                sx={{
                  ...{ position: 'sticky', top: 0, zIndex: 2, minWidth: columnWidth },
                  ...(compact && { px: 0, textAlign: 'center' }),
                }}
              >
                {head}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <HeadCell
                scope="row"
                sx={{
                  position: 'sticky',
                  left: 0,
                  zIndex: 1,
                  minWidth: { xs: 96, md: 130 },
                  maxWidth: { xs: 112, md: 260 },
                  whiteSpace: 'normal !important',
                }}
              >
                {name}
              </HeadCell>
              {cells}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
