import { from } from './tokens';

type Width = keyof typeof from;

/**
 * A grid of equal columns from each width on; one column for narrower widths. For `styled`: `...columns({ tablet: 2,
 * desktop: 4 })`.
 */
export const columns = (counts: Partial<Record<Width | 'phone', number>>) => ({
  display: 'grid',
  ...(counts.phone && equal(counts.phone)),
  ...Object.fromEntries(
    (Object.keys(from) as Width[]).flatMap((width) => (counts[width] ? [[from[width], equal(counts[width])]] : [])),
  ),
});

const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
