import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Development } from '@mainstage/contracts/gates/development';
import { Section } from '@mainstage/ui/layout/section';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { displayType, from, led, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { TitleRow } from '../../components/sections/title-row';

const Requirements = styled('ul')({
  marginTop: 24,
  '& li': {
    position: 'relative',
    padding: '14px 0 14px 28px',
    borderTop: `1px solid ${tone.line}`,
    fontSize: size.small,
    lineHeight: 1.5,
  },
  '& li::before': { content: '""', position: 'absolute', left: 0, top: '1.5em', width: 14, height: 2, background: led },
});

const OfferedTerms = styled('dl')({
  marginTop: 24,
  borderBottom: `1px solid ${tone.line}`,
  '& > div': {
    display: 'grid',
    gap: '6px 24px',
    padding: '22px 0',
    borderTop: `1px solid ${tone.line}`,
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)' },
  },
  '& dt': { fontSize: size.small, lineHeight: 1.9, color: tone.muted },
  '& dd + dd': { fontSize: size.small, lineHeight: 1.5, color: tone.muted, [from.tablet]: { gridColumn: 2 } },
});

const Value = styled('dd')({
  ...displayType,
  fontSize: size.heading,
  lineHeight: 1.12,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
});

/** Requirements of the building, and every figure of the offer (rule development.offer). */
export function Terms({ content: { title, lead, requirements, offered } }: { content: Development['terms'] }) {
  return (
    // No `overflow: clip`: it would break the sticky part.
    <Section tone="graphite" id="terms" aria-labelledby="terms-title" sx={{ overflow: 'visible' }}>
      <TitleRow id="terms-title" title={title} lead={lead} span={6} />
      <TwoColumns spans={[4, 7]} sticky="first" sx={{ marginTop: 'clamp(3rem, 5vw, 5rem)' }}>
        <div>
          <Typography variant="h3">{requirements.title}</Typography>
          <Requirements>
            {requirements.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </Requirements>
        </div>
        <div>
          <Typography variant="h3">{offered.title}</Typography>
          <OfferedTerms>
            {offered.terms.map(({ term, value, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <Value>{value}</Value>
                <dd>{detail}</dd>
              </div>
            ))}
          </OfferedTerms>
        </div>
      </TwoColumns>
    </Section>
  );
}
