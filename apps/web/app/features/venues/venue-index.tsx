import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Link } from '../../components/links/page-link';
import { searchSentence } from '@mainstage/content/finder/search-sentence';
import { venues } from '@mainstage/content/venues/venues';
import type { ListedVenue } from '@mainstage/content/venues/listing';
import { priceLineOf } from '@mainstage/venues/facts/present-facts';
import { Picture } from '@mainstage/ui/media/picture';
import { Dotted } from '@mainstage/ui/text/dotted';
import { ease, motion, radius, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { venueFacts } from '../../components/venues/venue-facts';
import { pictureFrom } from '../../pictures';
import { ShortlistButton } from '../../shortlist/shortlist-button';

interface VenueIndexProps {
  items: readonly ListedVenue[];
  words: { wall: string; volume: string };
  /** The side of the picture on a desktop. */
  side: 'left' | 'right';
}

/** Displayed width of a 16:9 picture that covers its frame, which is as high as all lines: the height decides. */
const covers = (lines: number) => `(min-width: 1024px) and (hover: hover) max(46vw, ${lines * 132}px), 140px`;

/** Devices with hover. A large touch screen keeps the small pictures, in two columns. */
const pointed = '@media (min-width: 1024px) and (hover: hover)';
const touched = '@media (min-width: 1024px) and (hover: none)';

/** Rows that a phone shows at first. */
const first = 3;
const folded = '@media screen and (max-width: 699px) and (scripting: enabled)';

/** Width of the picture, with the gap to the lines. */
const picture = '50%';
const gap = 'clamp(32px, 4vw, 64px)';

const List = styled('ul', { shouldForwardProp: (prop) => prop !== 'side' })<{ side: 'left' | 'right' }>(({ side }) => ({
  position: 'relative',
  [touched]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 48, alignItems: 'start' },
  [folded]: { [`&[data-first] > li:nth-of-type(n + ${first + 1})`]: { display: 'none' } },
  [pointed]: { [side === 'left' ? 'paddingLeft' : 'paddingRight']: `calc(${picture} + ${gap})` },
}));

/** The other venues are shown on demand on a phone. */
const More = styled(Button)({ display: 'none', width: '100%', marginTop: 16, [folded]: { display: 'flex' } });

/** A small picture beside the text; on a desktop all lines share one large frame. */
const Frame = styled('div', { shouldForwardProp: (prop) => prop !== 'side' })<{ side: 'left' | 'right' }>(
  ({ side }) => ({
    position: 'relative',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderRadius: radius,
    [pointed]: {
      position: 'absolute',
      insetBlock: 0,
      [side]: 0,
      width: picture,
      aspectRatio: 'auto',
      opacity: 0,
      transition: `opacity ${motion.calm} ${ease}`,
    },
  }),
);

const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr) auto',
  gap: '0 16px',
  alignItems: 'center',
  padding: '12px 0',
  borderTop: `1px solid ${tone.line}`,
  '&:last-of-type': { borderBottom: `1px solid ${tone.line}` },
  [pointed]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    minHeight: 64,
    padding: '8px 0',
    '&:first-of-type [data-frame]': { opacity: 1 },
    '&:hover [data-frame], &:focus-within [data-frame]': { opacity: 1, zIndex: 1 },
    '&:hover h3 a, &:focus-within h3 a': { color: tone.accent },
  },
});

const Words = styled('div')({
  position: 'relative',
  minWidth: 0,
  '& h3': { fontSize: size.name, fontWeight: 600, lineHeight: 1.2, letterSpacing: '-0.02em' },
  '@media print': { '& h3': { fontSize: '1.3125rem' } },
  '& h3 a': { textDecoration: 'none' },
  '& h3 a::after': { content: '""', position: 'absolute', inset: '-8px 0' },
  '& h3 a:focus-visible': { outline: 'none' },
  '& h3 a:focus-visible::after': { outline: '2px solid var(--focus)', outlineOffset: 2 },
});

/** Venues as a list: name, facts, price; hover and focus show the picture. */
export function VenueIndex({ items, words, side }: VenueIndexProps) {
  const [all, setAll] = useState(false);
  const id = useId();
  return (
    <>
      <List side={side} id={id} data-first={all ? undefined : ''}>
        {items.map(({ id: venue, picture: shown }) => (
          <Line key={venue}>
            <Frame side={side} data-frame>
              <Picture picture={pictureFrom(shown)} sizes={covers(items.length)} ratio="fill" />
            </Frame>
            <Words>
              <Typography variant="h3">
                <Link to={`/venues/${venue}`}>{venues[venue].name}</Link>
              </Typography>
              <Typography variant="caption" component="div">
                <Dotted facts={[...venueFacts(venue, words), priceLineOf(venue)]} />
              </Typography>
            </Words>
            <ShortlistButton venue={venue} />
          </Line>
        ))}
      </List>
      {!all && (
        <More variant="outlined" aria-expanded={all} aria-controls={id} onClick={() => setAll(true)}>
          <span>{searchSentence.more(items.length)}</span>
        </More>
      )}
    </>
  );
}
