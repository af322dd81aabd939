import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { displayType, from, size } from '../theme/tokens';
import { tone } from '../theme/tones';

export interface Point {
  title: string;
  text: string;
}

interface PointsProps {
  points: readonly Point[];
}

const Grid = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gap: '40px 24px',
  [from.tablet]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // The last of an odd number has its line to itself.
    '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  [from.desktop]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    rowGap: 64,
    '& > :last-child:nth-of-type(odd)': { gridColumn: 'auto' },
  },
});

const Item = styled('li')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  paddingTop: 20,
  borderTop: `1px solid ${tone.line}`,
});

/** Short paragraphs under a hairline each. */
export function Points({ points }: PointsProps) {
  return (
    <Grid>
      {points.map(({ title, text }) => (
        <Item key={title}>
          <Typography variant="h3">{title}</Typography>
          <Typography variant="prose">{text}</Typography>
        </Item>
      ))}
    </Grid>
  );
}

const Steps = styled('ol')({ listStyle: 'none', borderBottom: `1px solid ${tone.line}` });

const Step = styled('li')({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: '8px 16px',
  padding: '28px 0',
  borderTop: `1px solid ${tone.line}`,
  [from.desktop]: {
    gridTemplateColumns: '7rem minmax(0, 4fr) minmax(0, 5fr)',
    alignItems: 'baseline',
    padding: '36px 0',
  },
  '& > p': { gridColumn: 2, [from.desktop]: { gridColumn: 3 } },
});

const StepNumber = styled('span')({
  ...displayType,
  fontSize: size.title,
  lineHeight: 0.9,
  color: tone.accent,
  fontVariantNumeric: 'tabular-nums',
  // Beside the title and the words under it, so that it holds neither away from the other.
  gridRow: 'span 2',
  [from.desktop]: { gridRow: 'auto' },
});

/** What happens, in order. */
export function StepList({ steps }: { steps: readonly Point[] }) {
  return (
    <Steps>
      {steps.map(({ title, text }, index) => (
        <Step key={title}>
          <StepNumber aria-hidden="true">{index + 1}</StepNumber>
          <Typography variant="h3">{title}</Typography>
          <Typography variant="prose">{text}</Typography>
        </Step>
      ))}
    </Steps>
  );
}

const Rows = styled('ul')({ listStyle: 'none', borderBottom: `1px solid ${tone.line}` });

const Row = styled('li')({
  display: 'grid',
  gap: '8px 24px',
  padding: '24px 0',
  borderTop: `1px solid ${tone.line}`,
  [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'baseline' },
});

/** Titles with their sentence beside them, between hairlines. */
export function Agenda({ points }: PointsProps) {
  return (
    <Rows>
      {points.map(({ title, text }) => (
        <Row key={title}>
          <Typography variant="h3">{title}</Typography>
          <Typography variant="prose">{text}</Typography>
        </Row>
      ))}
    </Rows>
  );
}

const Ticks = styled('ul')({
  listStyle: 'none',
  width: '100%',
  borderBottom: `1px solid ${tone.line}`,
  '& li': { padding: '14px 0', borderTop: `1px solid ${tone.line}`, lineHeight: 1.45, textWrap: 'pretty' },
});

/** Plain lines between hairlines. */
export function LineList({ lines }: { lines: readonly string[] }) {
  return (
    <Ticks>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Ticks>
  );
}
