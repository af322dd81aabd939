import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from '../links/page-link';
import { Dotted } from '@mainstage/ui/text/dotted';
import { LineItem } from '@mainstage/ui/layout/line-item';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { bookTourOf } from './venue-links';
import type { ListedFacts } from './venue-facts';
import { ButtonLink } from '../links/button-link';

interface VenueLinesProps {
  venues: readonly ListedFacts[];
  tour: string;
  of: string;
}

const Name = styled('h3')({
  fontSize: '1.375rem',
  letterSpacing: '-0.02em',
  '& a': { display: 'inline-block', minHeight: 28, textDecorationThickness: 1, textUnderlineOffset: 5 },
  '& a:hover': { color: tone.accent },
});

/** Venues as a list: name, facts, price, link to a tour. */
export function VenueLines({ venues, tour, of }: VenueLinesProps) {
  return (
    <Box component="ul" sx={{ width: '100%' }}>
      {venues.map(({ id, name, facts, price }) => (
        <LineItem key={id} columns="minmax(0, 1fr) auto" sx={{ rowGap: 0.5 }}>
          <div>
            <Name>
              <Link to={`/venues/${id}`}>{name}</Link>
            </Name>
            <Typography variant="caption" component="div">
              <Dotted facts={[...facts, price]} />
            </Typography>
          </div>
          <div>
            <ButtonLink to={bookTourOf(id)} variant="text">
              {tour}
              <VisuallyHidden>{` ${of} ${name}`}</VisuallyHidden>
            </ButtonLink>
          </div>
        </LineItem>
      ))}
    </Box>
  );
}
