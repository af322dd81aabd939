import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Development } from '@mainstage/contracts/gates/development';
import { Section } from '@mainstage/ui/layout/section';
import { FactTable } from '@mainstage/ui/text/fact-table';
import { displayType, from, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { TitleRow } from '../../components/sections/title-row';

const Figures = styled(FactTable)({
  marginTop: 'clamp(3rem, 5vw, 5rem)',
  '& tbody th': {
    ...displayType,
    padding: '22px 24px 22px 0',
    fontSize: size.heading,
    lineHeight: 1.12,
    letterSpacing: '-0.025em',
    verticalAlign: 'baseline',
  },
  '& td': { padding: '22px 24px 22px 0', verticalAlign: 'baseline', lineHeight: 1.6 },
  '& td:nth-of-type(1)': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& td:last-of-type': { maxWidth: '34em', paddingRight: 0, color: tone.muted, textWrap: 'pretty' },
  [from.tablet]: { '& td:nth-of-type(1)': { width: '12em' } },
  // On a phone each row is a small paragraph.
  '@media (max-width: 699px)': {
    '& thead': visuallyHidden,
    '&, & tbody': { display: 'block' },
    '& tbody tr': { display: 'grid', gap: 4, padding: '20px 0', borderTop: `1px solid ${tone.line}` },
    '& tbody tr:last-of-type': { borderBottom: `1px solid ${tone.line}` },
    '& tbody th, & td': { padding: 0, border: 0 },
  },
});

/** The products of a location, each with its sizes and its goal (rule development.phases). */
export function Products({ content: { title, lead, columns, products } }: { content: Development['products'] }) {
  return (
    <Section tone="graphite" id="products" aria-labelledby="products-title">
      <TitleRow id="products-title" title={title} lead={lead} span={6} />
      <Figures
        aria-labelledby="products-title"
        columns={[columns.product, columns.size, columns.goal]}
        rows={products.map(({ name, size: sqm, goal }) => [name, sqm, goal])}
      />
    </Section>
  );
}
