import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { BigFigure, Development } from '@mainstage/contracts/gates/development';
import { Section } from '@mainstage/ui/layout/section';
import { displayType, from, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';

const Grid = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 40 },
  [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: 48 },
});

const Item = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 16,
  padding: '24px 0 clamp(36px, 5vw, 72px)',
  borderTop: `1px solid ${tone.line}`,
});

const Value = styled('dd')({
  ...displayType,
  fontSize: 'clamp(3.25rem, 2.2rem + 4.2vw, 6.25rem)',
  lineHeight: 0.95,
  letterSpacing: '-0.05em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& small': { fontSize: `max(1.375rem, ${size.lead})`, letterSpacing: '-0.01em' },
  '& small:first-of-type:not(:last-child)': { marginRight: '0.4em' },
});

const Label = styled('dt')({ maxWidth: '24em', fontSize: size.small, lineHeight: 1.5, color: tone.muted });

export function BigFigures({ content: { title, note, figures } }: { content: Development['figures'] }) {
  return (
    <Section tone="ink" aria-labelledby="figures">
      <VisuallyHidden as="h2" id="figures">
        {title}
      </VisuallyHidden>
      <Grid>
        {figures.map((figure) => (
          <One key={figure.label} figure={figure} />
        ))}
      </Grid>
      <Typography variant="caption">{note}</Typography>
    </Section>
  );
}

function One({ figure: { before, value, unit, label } }: { figure: BigFigure }) {
  return (
    <Item>
      <Label>{label}</Label>
      <Value>
        {before && <small>{before} </small>}
        {value}
        {unit && <small> {unit}</small>}
      </Value>
    </Item>
  );
}
