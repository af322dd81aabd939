/** A cell of the grid: its row, and its columns from `from` to `to`, exclusive. */
export interface CellPosition {
  row: number;
  from: number;
  to: number;
}

/**
 * Target of an arrow key (ARIA grid pattern): the neighbour in the row, or the cell above or below that covers the same
 * column.
 * @param rows the cells of each row, from left to right
 * @param column the column of the movement
 * @returns undefined for other keys and at the edges
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
