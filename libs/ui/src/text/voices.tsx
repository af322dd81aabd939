import { styled } from '@mui/material/styles';
import { displayType, from, size } from '../theme/tokens';
import { tone } from '../theme/tones';

export interface Voice {
  quote: string;
  /** A role, never a person's name. */
  role: string;
  industry: string;
}

const Grid = styled('ul')({
  display: 'grid',
  gap: 48,
  [from.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: 24 },
});

const Item = styled('li')({
  [from.desktop]: {
    gridColumn: 'span 4',
    '&:nth-of-type(2)': { marginTop: 64 },
    '&:nth-of-type(3)': { marginTop: 128 },
  },
  '& figure': {
    display: 'flex',
    flexDirection: 'column',
    gap: 24,
    paddingTop: 24,
    borderTop: `1px solid ${tone.line}`,
  },
});

const Quote = styled('blockquote')({
  ...displayType,
  fontSize: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)',
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
  textWrap: 'pretty',
});

const Who = styled('figcaption')({
  fontSize: size.small,
  lineHeight: 1.5,
  color: tone.muted,
  '& strong': { display: 'block', color: tone.text, fontWeight: 600 },
});

/** Three testimonials in steps. */
export function Voices({ voices }: { voices: readonly Voice[] }) {
  return (
    <Grid>
      {voices.map(({ quote, role, industry }) => (
        <Item key={quote}>
          <figure>
            <Quote>{quote}</Quote>
            <Who>
              <strong>{role}</strong>
              {industry}
            </Who>
          </figure>
        </Item>
      ))}
    </Grid>
  );
}
