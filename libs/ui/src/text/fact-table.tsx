import Table, { type TableProps } from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

interface FactTableProps extends Omit<TableProps, 'children'> {
  caption?: string;
  /** The first is the head of the row names. */
  columns: readonly ReactNode[];
  /** The first cell names its row; an empty one continues the row above. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table of facts. Each cell has its column's name as `data-label`, for phones that show rows as blocks. */
export function FactTable({ caption, columns, rows, ...table }: FactTableProps) {
  return (
    <Table {...table}>
      {caption && <caption>{caption}</caption>}
      <TableHead>
        <TableRow>
          {columns.map((column, at) => (
            <TableCell key={at} component={column ? 'th' : 'td'}>
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([name, ...values], row) => (
          <TableRow key={row}>
            {name ? (
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
            ) : (
              <TableCell />
            )}
            {values.map((value, at) => (
              <TableCell key={at} data-label={typeof columns[at + 1] === 'string' ? columns[at + 1] : undefined}>
                {value}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
