import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { type CellPosition, nextCell } from './cell-position';

const idOf = ({ row, from }: CellPosition) => `cell-${row}-${from}`;

/** One tab stop for the whole grid; arrow keys, Home and End move in it. */
export function useGridKeys(rows: readonly (readonly CellPosition[])[]) {
  const [active, setActive] = useState({ row: 0, column: rows[0]?.[0]?.from ?? 0 });
  const isActive = ({ row, from, to }: CellPosition) =>
    row === active.row && from <= active.column && active.column < to;
  const onKeyDown = (cell: CellPosition) => (event: KeyboardEvent) => {
    const next = nextCell(rows, cell, active.column, event.key);
    if (!next) return;
    event.preventDefault();
    const sideways = next.row === cell.row;
    setActive({ row: next.row, column: sideways ? next.from : active.column });
    document.getElementById(idOf(next))?.focus();
  };
  const onFocus = (cell: CellPosition) => (_: FocusEvent) => {
    if (!isActive(cell)) setActive({ row: cell.row, column: cell.from });
  };
  return (cell: CellPosition) => ({
    id: idOf(cell),
    tabIndex: isActive(cell) ? 0 : -1,
    onKeyDown: onKeyDown(cell),
    onFocus: onFocus(cell),
  });
}
