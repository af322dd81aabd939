/** A cell of the grid: its row, and the columns from `from` up to `to`. */
export interface CellPosition {
  row: number;
  from: number;
  to: number;
}

/**
 * Where an arrow key leads (ARIA grid pattern): to the neighbour in the row, or to the cell above or below that covers the same
 * column.
 * @param rows the cells of each row, from left to right
 * @param column the column in which the person moves
 * @returns nothing where the key is none of the grid's or leads out of it
 */
export function nextCell(
  rows: readonly (readonly CellPosition[])[],
  current: CellPosition,
  column: number,
  key: string,
): CellPosition | undefined {
  const own = rows[current.row] ?? [];
  const at = own.findIndex(({ from }) => from === current.from);
  switch (key) {
    case 'ArrowRight':
      return own[at + 1];
    case 'ArrowLeft':
      return own[at - 1];
    case 'Home':
      return own[0];
    case 'End':
      return own.at(-1);
    case 'ArrowDown':
      return rows[current.row + 1]?.find(({ from, to }) => from <= column && column < to);
    case 'ArrowUp':
      return rows[current.row - 1]?.find(({ from, to }) => from <= column && column < to);
    default:
      return undefined;
  }
}
