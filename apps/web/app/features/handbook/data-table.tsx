import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { HeadRow } from '@mainstage/ui/text/head-row';
import { from, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

const Figures = styled(Table)({
  fontVariantNumeric: 'tabular-nums',
  '& caption': { color: tone.text, fontSize: size.body, fontWeight: 600 },
  '& th, & td': { verticalAlign: 'top', paddingRight: 16, lineHeight: 1.45 },
  '& th': { fontWeight: 600 },
  '& thead th': { borderColor: tone.border },
  // On a phone each row is a small list: the column's name before each value.
  '@media (max-width: 699px)': {
    '& thead': visuallyHidden,
    '& tbody, & caption': { display: 'block' },
    '& tbody tr': { display: 'block', padding: '14px 0', borderBottom: `1px solid ${tone.line}` },
    '& tbody th, & tbody td': { display: 'block', padding: '2px 0', border: 0 },
    '& tbody td:empty': { display: 'none' },
    '& tbody td[data-column]::before': { content: 'attr(data-column) ": "', color: tone.muted },
  },
  [from.tablet]: { '& tr > :last-child': { paddingRight: 0 } },
});

interface DataTableProps {
  table: { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };
}

/** Figures in rows; the first column names the row. */
export function DataTable({ table: { caption, columns, rows } }: DataTableProps) {
  return (
    <Figures>
      <caption>{caption}</caption>
      <HeadRow cells={columns} />
      <TableBody>
        {rows.map(([name, ...values]) => (
          <TableRow key={name}>
            {/* No name: a further line of the row above. */}
            {name ? (
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
            ) : (
              <TableCell />
            )}
            {values.map((value, index) => (
              <TableCell key={index} data-column={columns[index + 1]}>
                {value}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Figures>
  );
}
