import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from '../links/page-link';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { priceLineOf } from '@mainstage/venues/facts/present-facts';
import { venues } from '@mainstage/content/venues/venues';
import { Dotted } from '@mainstage/ui/text/dotted';
import { from } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { bookTourOf } from './venue-links';
import { venueFacts } from './venue-facts';
import { SectionLink } from '../links/section-link';

interface VenueLinesProps {
  ids: readonly VenueId[];
  words: { wall: string; volume: string };
  tour: string;
  of: string;
}

const List = styled('ul')({ listStyle: 'none', width: '100%' });

const Line = styled('li')({
  display: 'grid',
  gap: '4px 24px',
  alignItems: 'center',
  padding: '18px 0',
  borderTop: `1px solid ${tone.line}`,
  [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

const Name = styled('h3')({
  fontSize: '1.25rem',
  letterSpacing: '-0.02em',
  '& a': { display: 'inline-block', minHeight: 28, textDecorationThickness: 1, textUnderlineOffset: 5 },
  '& a:hover': { color: tone.accent },
});

/** Venues as lines between hairlines: name, facts, price, the way to see it. */
export function VenueLines({ ids, words, tour, of }: VenueLinesProps) {
  return (
    <List>
      {ids.map((id) => (
        <Line key={id}>
          <div>
            <Name>
              <Link to={`/venues/${id}`}>{venues[id].name}</Link>
            </Name>
            <Typography variant="caption" component="div">
              <Dotted facts={[...venueFacts(id, words), priceLineOf(id)]} />
            </Typography>
          </div>
          <div>
            <Button component={SectionLink} to={bookTourOf(id)} variant="text">
              {tour}
              <VisuallyHidden>
                {' '}
                {of} {venues[id].name}
              </VisuallyHidden>
            </Button>
          </div>
        </Line>
      ))}
    </List>
  );
}
