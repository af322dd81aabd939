import { styled } from '@mui/material/styles';
import { from, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { paddingBottom: 12, textAlign: 'left', fontWeight: 600 },
  '& th, & td': { padding: '14px 24px 14px 0', textAlign: 'left', verticalAlign: 'top', lineHeight: 1.45 },
  '& th': { fontWeight: 600 },
  '& thead th': { fontSize: size.small, color: tone.muted, borderBottom: `1px solid ${tone.border}` },
  '& tbody tr': { borderBottom: `1px solid ${tone.line}` },
  // On a phone each row is a small list: the column's name before each value.
  [`@media (max-width: 699px)`]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody, & caption': { display: 'block' },
    '& tbody tr': { display: 'block', padding: '14px 0' },
    '& tbody th, & tbody td': { display: 'block', padding: '2px 0' },
    '& tbody td:empty': { display: 'none' },
    '& tbody td[data-column]::before': { content: 'attr(data-column) ": "', color: tone.muted },
  },
  [from.tablet]: { '& td:last-of-type, & th:last-of-type': { paddingRight: 0 } },
});

interface DataTableProps {
  table: { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };
}

/** Figures in rows; the first column names the row. */
export function DataTable({ table: { caption, columns, rows } }: DataTableProps) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            {/* No name: a further line of the row above. */}
            {name ? <th scope="row">{name}</th> : <td />}
            {values.map((value, index) => (
              <td key={index} data-column={columns[index + 1]}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
