import Card, { type CardProps } from '@mui/material/Card';
import { NoBreak } from '../text/no-break';
import { styled } from '@mui/material/styles';
import { radius, size, zoomsOnHover } from '../theme/tokens';
import { tone } from '../theme/tones';

const Cover = styled(Card)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  minWidth: 0,
  '& picture': { borderRadius: radius },
  ...zoomsOnHover,
  '& h3 a': { textDecoration: 'none' },
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  '& h3 a:focus-visible': { outline: 'none' },
  '& h3 a:focus-visible::after': { outline: '2px solid var(--focus)', outlineOffset: 6 },
}) as typeof Card;

/**
 * A card with a picture above its text. A link on the heading covers the whole card; hovering zooms the picture by 2 %.
 */
export function PictureCard(props: CardProps) {
  return <Cover component="article" {...props} />;
}

const Facts = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  width: '100%',
  paddingTop: 14,
  borderTop: `1px solid ${tone.line}`,
  fontSize: size.small,
  color: tone.muted,
});

/** A card's facts on one wrapping line; a single fact does not wrap. */
export function CardFacts({ facts }: { facts: readonly string[] }) {
  return (
    <Facts>
      {facts.map((fact) => (
        <li key={fact}>
          <NoBreak text={fact} />
        </li>
      ))}
    </Facts>
  );
}
