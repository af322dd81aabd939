import type { Column, Flow } from '../flow';
import { styles } from '../style';

export interface KeyNumber {
  /** With its unit: 1,000 sqm. */
  value: string;
  label: string;
}

const gap = 18;

export function setFigures(
  flow: Flow,
  figures: readonly KeyNumber[],
  column: Column = flow.body,
  colours: { colour?: string; label?: string } = {},
): void {
  const width = (column.width - gap * (figures.length - 1)) / figures.length;
  const label = { ...styles.label, ...(colours.label && { colour: colours.label }) };
  const look = { ...styles.figure, ...(colours.colour && { colour: colours.colour }) };
  // The same size for all, so that none wraps.
  const fits = (size: number) =>
    figures.every(({ value }) => flow.heightOf(value, width, { ...look, size }) < size * look.leading * 1.5);
  const size = [look.size, 21, 18, 15, 13].find(fits) ?? 11;
  const height = Math.max(
    ...figures.map(
      (figure) => flow.heightOf(figure.value, width, { ...look, size }) + flow.heightOf(figure.label, width, label),
    ),
  );
  flow.need(height + 4);
  let bottom = flow.y;
  const top = flow.y;
  figures.forEach((figure, index) => {
    const x = column.x + index * (width + gap);
    // Two paragraphs, so that screen readers separate number and label.
    let below = top;
    flow.tag('P', () => (below = flow.set(figure.value, x, top, width, { ...look, size })));
    flow.tag('P', () => (bottom = Math.max(bottom, flow.set(figure.label, x, below + 2, width, label))));
  });
  flow.y = bottom + 16;
}
