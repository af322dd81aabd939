import type { Column, Flow } from '../flow';
import { ink, styles } from '../style';

export interface Table {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Small text below the first cell of each row; empty for none. */
  notes?: readonly string[];
  /** Named destinations of the rows (`#nameddest=`). */
  names?: readonly string[];
  /** Width share of each column; equal by default. */
  shares?: readonly number[];
  /** Zero-based indices of right-aligned number columns. */
  numbers?: readonly number[];
  /** Uses the full text width instead of the column next to the heading. */
  wide?: boolean;
}

const padding = 5;
const gap = 12;

/** A table with hairlines; the head repeats on each page. */
export function setTable(flow: Flow, table: Table): void {
  if (table.wide) flow.clear();
  const column = table.wide ? flow.full : flow.body;
  const cells = columnsOf(column, table);
  const heightOf = (row: readonly string[], style: (typeof styles)['label' | 'body']) =>
    Math.max(...row.map((text, index) => flow.heightOf(text, cells[index]!.width, style))) + 2 * padding;
  const noteHeight = (note: string) => (note === '' ? 0 : flow.heightOf(note, cells[0]!.width, styles.note) + 2);
  const bodyHeight = (row: readonly string[], note: string) =>
    Math.max(
      heightOf(row, styles.body),
      flow.heightOf(row[0] ?? '', cells[0]!.width, styles.value) + noteHeight(note) + 2 * padding,
    );
  const align = (index: number) => (table.numbers?.includes(index) ? 'right' : 'left');
  const head = heightOf(table.head, styles.label);

  const setHead = (paint: (paintCells: (() => void)[]) => void) => {
    const top = flow.y;
    paint(
      table.head.map(
        (text, index) => () =>
          void flow.set(text, cells[index]!.x, top + padding, cells[index]!.width, styles.label, align(index)),
      ),
    );
    flow.y = top + head;
    flow.rule(column, ink);
  };

  flow.need(head + 2 * (table.rows[0] ? bodyHeight(table.rows[0], table.notes?.[0] ?? '') : 0));
  flow.group('Table', (add) => {
    setHead((paints) =>
      add(
        'TR',
        paints.map((paint) => flow.doc.struct('TH', heading('Column'), paint)),
      ),
    );
    for (const [at, row] of table.rows.entries()) {
      const note = table.notes?.[at] ?? '';
      const height = bodyHeight(row, note);
      if (flow.y + height > flow.bottom) {
        flow.turnPage();
        setHead((paints) => flow.ornament(() => paints.forEach((paint) => paint()), 'Pagination'));
      }
      const top = flow.y;
      const name = table.names?.[at];
      if (name) flow.doc.addNamedDestination(name, 'FitH', flow.doc.page.height - top + 20);
      add(
        'TR',
        row.map((text, index) => {
          const style = index === 0 ? styles.value : styles.body;
          const { x, width } = cells[index]!;
          return flow.doc.struct('TD', {}, () => {
            const below = flow.set(text, x, top + padding, width, style, align(index));
            if (index === 0 && note !== '') flow.set(note, x, below + 2, width, styles.note);
          });
        }),
      );
      flow.y = top + height;
      flow.rule(column);
    }
  });
  flow.y += 16;
}

/** Scope of a header cell; missing in pdfkit's types. */
function heading(scope: 'Column' | 'Row'): object {
  return { scope };
}

function columnsOf({ x, width }: Column, { head, shares }: Table): Column[] {
  const parts = shares ?? head.map(() => 1);
  const unit = (width - gap * (head.length - 1)) / parts.reduce((sum, part) => sum + part, 0);
  let left = x;
  return parts.map((part) => {
    const column = { x: left, width: part * unit };
    left += column.width + gap;
    return column;
  });
}

/** Label and value on one line, with hairlines between. */
export function setRows(flow: Flow, rows: Readonly<Record<string, string>>): void {
  const { x, width } = flow.body;
  const label = Math.min(150, width * 0.34);
  const value = width - label - gap;
  flow.group('Table', (add) => {
    for (const [name, text] of Object.entries(rows)) {
      const height =
        Math.max(flow.heightOf(name, label, styles.label), flow.heightOf(text, value, styles.value)) + 2 * padding;
      flow.need(height);
      const top = flow.y;
      flow.rule(flow.body, undefined, top);
      add('TR', [
        flow.doc.struct('TH', heading('Row'), () => void flow.set(name, x, top + padding + 1.5, label, styles.label)),
        flow.doc.struct('TD', {}, () => void flow.set(text, x + label + gap, top + padding, value, styles.value)),
      ]);
      flow.y = top + height;
    }
  });
  flow.rule(flow.body);
  flow.y += 16;
}
