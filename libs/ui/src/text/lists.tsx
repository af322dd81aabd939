import Typography from '@mui/material/Typography';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { LineItem } from '../layout/line-item';
import { displayType, from, size, smallHeadingType } from '../theme/tokens';
import { tone } from '../theme/tones';
import { NoBreak } from './no-break';

export interface Point {
  title: string;
  text: string;
}

interface PointsProps {
  points: readonly Point[];
  className?: string;
}

const onPhone = '@media screen and (max-width: 699px)';

const Grid = styled(List)({
  display: 'grid',
  // Two small columns on a phone, one with text at 200 %.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: '16px 20px',
  [from.tablet]: {
    gap: 24,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // The last of an odd number has a row to itself.
    '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  [from.desktop]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    rowGap: 40,
    '& > :last-child:nth-of-type(odd)': { gridColumn: 'auto' },
  },
});

const Item = styled(ListItem)({
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  padding: '12px 0 0',
  borderTop: `1px solid ${tone.line}`,
  [onPhone]: {
    gap: 4,
    '& > h3': { ...smallHeadingType, fontSize: size.lead },
    '& > p': { fontSize: size.small, lineHeight: 1.5 },
  },
});

/** Short paragraphs under a hairline each. */
export function Points({ points, className }: PointsProps) {
  return (
    <Grid className={className}>
      {points.map(({ title, text }) => (
        <Item key={title}>
          <Typography variant="h3">{title}</Typography>
          <Typography variant="prose">{text}</Typography>
        </Item>
      ))}
    </Grid>
  );
}

const Steps = styled(List)({ borderBottom: `1px solid ${tone.line}` }) as typeof List;

const Step = styled(ListItem)({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: '8px 16px',
  padding: '16px 0',
  borderTop: `1px solid ${tone.line}`,
  [from.desktop]: {
    gridTemplateColumns: '7rem minmax(0, 4fr) minmax(0, 5fr)',
    alignItems: 'baseline',
    padding: '20px 0',
  },
  '& > p': { gridColumn: 2, [from.desktop]: { gridColumn: 3 } },
});

const StepNumber = styled('span')({
  ...displayType,
  fontSize: size.title,
  lineHeight: 0.9,
  color: tone.accent,
  fontVariantNumeric: 'tabular-nums',
  // Spans title and text, so that it does not separate them.
  gridRow: 'span 2',
  [from.desktop]: { gridRow: 'auto' },
});

/** Steps in order. */
export function StepList({ steps }: { steps: readonly Point[] }) {
  return (
    <Steps component="ol">
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

const Rows = styled(List)({ borderBottom: `1px solid ${tone.line}` });

/** Titles with a sentence beside them, between hairlines. */
export function Agenda({ points }: PointsProps) {
  return (
    <Rows>
      {points.map(({ title, text }) => (
        <LineItem key={title} columns="minmax(0, 1fr) minmax(0, 1fr)" sx={{ paddingBlock: 3, alignItems: 'baseline' }}>
          <Typography variant="h3">{title}</Typography>
          <Typography variant="prose">{text}</Typography>
        </LineItem>
      ))}
    </Rows>
  );
}

export function LineList({ lines }: { lines: readonly string[] }) {
  return (
    <List sx={{ width: '100%', borderBottom: `1px solid ${tone.line}` }}>
      {lines.map((line) => (
        <ListItem
          key={line}
          sx={{ padding: '14px 0', borderTop: `1px solid ${tone.line}`, lineHeight: 1.45, textWrap: 'pretty' }}
        >
          <span>
            <NoBreak text={line} />
          </span>
        </ListItem>
      ))}
    </List>
  );
}
