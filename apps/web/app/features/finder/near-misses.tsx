import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from '../../components/links/page-link';
import { venueFinder } from '@mainstage/content/shared-pages/venue-finder';
import type { PlaceMatch } from '@mainstage/venues/search/find';
import { missOf } from '@mainstage/venues/search/check-sentences';
import { Dotted } from '@mainstage/ui/text/dotted';
import { from, radius, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { PhoneFold } from '../../components/phone/phone-fold';
import { placeFacts } from './place-facts';
import { PlacePicture } from './place-picture';

const Line = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: '10px 20px',
  padding: '18px 0',
  borderTop: `1px solid ${tone.line}`,
  '& picture': { borderRadius: radius },
  [from.tablet]: { gridTemplateColumns: '120px minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'center' },
});

const Name = styled(Link)({
  fontWeight: 600,
  fontSize: '1.1875rem',
  lineHeight: 1.25,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { color: tone.accent },
});

const Missing = styled('ul')({
  gridColumn: '2',
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.45,
  color: tone.accent,
  [from.tablet]: { gridColumn: 'auto' },
});

const { near } = venueFinder.copy;

/** The places that miss the criteria by the least, with the criteria that they miss. */
export function NearMisses({ matches }: { matches: readonly PlaceMatch[] }) {
  if (matches.length === 0) return null;
  return (
    <Box sx={{ marginTop: 'clamp(3rem, 5vw, 4.5rem)' }}>
      <Typography variant="h3">{near.title}</Typography>
      <Typography variant="prose">{near.text}</Typography>
      <PhoneFold label={near.show(matches.length)}>
        <Box component="ul" sx={{ marginTop: 2.5, borderBottom: `1px solid ${tone.line}` }}>
          {matches.map(({ place, checks }) => (
            <Line key={place.id}>
              <PlacePicture place={place} sizes="120px" />
              <div>
                <Name to={place.at}>{place.name}</Name>
                <Typography variant="caption" component="div">
                  <Dotted facts={placeFacts(place)} />
                </Typography>
              </div>
              <Missing aria-label={near.missing}>
                {checks
                  .filter(({ fits }) => !fits)
                  .map((check) => (
                    <li key={check.on}>{missOf(check)}</li>
                  ))}
              </Missing>
            </Line>
          ))}
        </Box>
      </PhoneFold>
    </Box>
  );
}
