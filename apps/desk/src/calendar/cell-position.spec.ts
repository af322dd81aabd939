import { nextCell } from './cell-position';

const row = (at: number, ...edges: number[]) =>
  edges.slice(1).map((to, index) => ({ row: at, from: edges[index] ?? 0, to }));
// A booking from 8 to 13 in the second row.
const rows = [row(0, 8, 9, 10, 11, 12, 13, 14), row(1, 8, 13, 14), row(2, 8, 9, 10, 11, 12, 13, 14)];

describe('arrow keys in the calendar', () => {
  it('go to the neighbour, whatever its width', () => {
    expect(nextCell(rows, { row: 1, from: 8, to: 13 }, 10, 'ArrowRight')).toEqual({ row: 1, from: 13, to: 14 });
    expect(nextCell(rows, { row: 1, from: 13, to: 14 }, 13, 'ArrowLeft')).toEqual({ row: 1, from: 8, to: 13 });
  });

  it('keep their column through a wide cell', () => {
    expect(nextCell(rows, { row: 0, from: 10, to: 11 }, 10, 'ArrowDown')).toEqual({ row: 1, from: 8, to: 13 });
    expect(nextCell(rows, { row: 1, from: 8, to: 13 }, 10, 'ArrowDown')).toEqual({ row: 2, from: 10, to: 11 });
  });

  it('stop at the edge, and leave other keys alone', () => {
    expect(nextCell(rows, { row: 0, from: 8, to: 9 }, 8, 'ArrowUp')).toBeUndefined();
    expect(nextCell(rows, { row: 0, from: 8, to: 9 }, 8, 'ArrowLeft')).toBeUndefined();
    expect(nextCell(rows, { row: 0, from: 8, to: 9 }, 8, 'Tab')).toBeUndefined();
    expect(nextCell(rows, { row: 0, from: 8, to: 9 }, 8, 'End')).toEqual({ row: 0, from: 13, to: 14 });
  });
});
