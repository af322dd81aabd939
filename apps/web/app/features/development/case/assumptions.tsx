import { styled } from '@mui/material/styles';
import type { InvestmentCaseContent } from '@mainstage/contracts/gates/investment-case';
import { Columns, Container, Section, Span } from '@mainstage/ui/layout/section';
import { Heading, Lead, SectionTitle } from '@mainstage/ui/text/text';
import { from, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

const Grid = styled('div')({
  display: 'grid',
  gap: '56px 48px',
  marginTop: 'clamp(3rem, 5vw, 5rem)',
  [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& dl': { marginTop: 20, borderBottom: `1px solid ${tone.line}` },
  '& dl > div': {
    display: 'grid',
    gap: '2px 24px',
    padding: '13px 0',
    borderTop: `1px solid ${tone.line}`,
    fontSize: size.small,
    lineHeight: 1.5,
    [from.tablet]: { gridTemplateColumns: '10em minmax(0, 1fr)' },
  },
  '& dt': { fontWeight: 600 },
  '& dd': { color: tone.muted },
});

/** Where every figure of the case comes from. */
export function Assumptions({ content }: { content: InvestmentCaseContent['assumptions'] }) {
  const { title, lead, stated, derived, ours, method } = content;
  return (
    <Section tone="ink" aria-labelledby="case-assumptions">
      <Container>
        <Columns style={{ rowGap: 24, alignItems: 'end' }}>
          <Span span={6}>
            <SectionTitle id="case-assumptions">{title}</SectionTitle>
          </Span>
          <Span start={8} span={5}>
            <Lead>{lead}</Lead>
          </Span>
        </Columns>
        <Grid>
          {[stated, ours, derived, method].map((heap) => (
            <div key={heap.title}>
              <Heading>{heap.title}</Heading>
              <dl>
                {heap.rows.map(({ term, detail }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{detail}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}
