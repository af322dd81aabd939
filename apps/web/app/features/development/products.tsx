import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Development } from '@mainstage/contracts/gates/development';
import { Section } from '@mainstage/ui/layout/section';
import { displayType, from, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

const Table = styled('table')({
  width: '100%',
  marginTop: 'clamp(3rem, 5vw, 5rem)',
  borderCollapse: 'collapse',
  textAlign: 'left',
  '& thead th': { padding: '0 24px 14px 0', fontSize: size.small, fontWeight: 600, color: tone.muted },
  '& tbody tr': { borderTop: `1px solid ${tone.line}` },
  '& tbody tr:last-of-type': { borderBottom: `1px solid ${tone.line}` },
  '& tbody th': {
    ...displayType,
    padding: '22px 24px 22px 0',
    fontSize: size.heading,
    lineHeight: 1.12,
    letterSpacing: '-0.025em',
    verticalAlign: 'baseline',
  },
  '& td': { padding: '22px 24px 22px 0', verticalAlign: 'baseline' },
  '& td:last-of-type': { maxWidth: '34em', paddingRight: 0, color: tone.muted, textWrap: 'pretty' },
  // On a phone each row is a small paragraph.
  [`@media (max-width: 699px)`]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & tbody': { display: 'block' },
    '& tbody tr': { display: 'grid', gap: 4, padding: '20px 0' },
    '& tbody th, & td': { padding: 0 },
  },
});

const Size = styled('td')({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  [from.tablet]: { width: '12em' },
});

/** What a location is made of, each with its range of sizes and its goal (rule development.phases). */
export function Products({ content: { title, lead, columns, products } }: { content: Development['products'] }) {
  return (
    <Section tone="graphite" id="products" aria-labelledby="products-title">
      <Container>
        <Grid container rowSpacing={3} sx={{ alignItems: 'end' }}>
          <Grid size={{ xs: 12, md: 6 }}>
            <Typography variant="h2" id="products-title">
              {title}
            </Typography>
          </Grid>
          <Grid size={{ xs: 12, md: 5 }} offset={{ md: 1 }}>
            <Typography variant="lead">{lead}</Typography>
          </Grid>
        </Grid>
        <Table aria-labelledby="products-title">
          <thead>
            <tr>
              <th scope="col">{columns.product}</th>
              <th scope="col">{columns.size}</th>
              <th scope="col">{columns.goal}</th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ name, size: sqm, goal }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <Size>{sqm}</Size>
                <td>{goal}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Container>
    </Section>
  );
}
