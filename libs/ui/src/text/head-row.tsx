import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

/** The head of a table: the names of its columns. */
export function HeadRow({ cells }: { cells: readonly string[] }) {
  return (
    <TableHead>
      <TableRow>
        {cells.map((cell) => (
          <TableCell key={cell}>{cell}</TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}
