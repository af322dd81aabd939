import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { Link } from '../../../components/links/page-link';
import { Section } from '@mainstage/ui/layout/section';
import { columns } from '@mainstage/ui/theme/columns';
import { displayType, from, size, smallHeadingType } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { PhoneFold } from '../../../components/phone/phone-fold';
import { Band } from './band';
import type { RelationsData } from './relations-data';
import { WhereInBuilding } from './where-in-building';

const { relations: words } = venueWords;

const Group = styled('div')({
  '& + &': { marginTop: 28 },
  '& > h3': { ...smallHeadingType, fontSize: size.small, letterSpacing: 0, marginBottom: 8 },
});

const Line = styled('li')({
  padding: '9px 0 8px',
  borderTop: `1px solid ${tone.line}`,
  '& > p': { fontSize: '0.8125rem' },
  '& > a': {
    display: 'inline-block',
    fontSize: '1.125rem',
    fontWeight: 600,
    lineHeight: 1.4,
    letterSpacing: '-0.01em',
    minHeight: 26,
    textDecorationThickness: 1,
    textUnderlineOffset: 5,
  },
  '& > a:hover': { color: tone.accent },
});

const Neighbours = styled(Box)({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  paddingBlock: 20,
  borderTop: `1px solid ${tone.line}`,
  '& > :last-of-type': { textAlign: 'right' },
  '& a': { display: 'block', padding: '6px 0', textDecoration: 'none' },
  '& a:hover strong': { color: tone.accent },
  '& strong': { ...displayType, display: 'block', fontSize: size.name, lineHeight: 1.12, textWrap: 'balance' },
}) as typeof Box;

/** On a phone the location as text is enough. */
const Drawing = styled('div')({
  display: 'none',
  [from.tablet]: { display: 'block' },
  // Smaller on paper, where a whole one pushes the last line to a sheet of its own.
  '@media print': { maxWidth: 150 },
});

interface VenueRelationsProps {
  relations: RelationsData;
  /** Venues that the page has already linked to. */
  alreadyShown?: readonly VenueId[] | undefined;
}

/** Where a venue is, the venues that it is a part of, and further venues. */
export function VenueRelations({ relations, alreadyShown }: VenueRelationsProps) {
  const { drawing } = relations;
  const groups = relations.groups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ venue }) => !alreadyShown?.includes(venue)),
    }))
    .filter(({ entries }) => entries.length > 0);

  return (
    <Band aria-labelledby="relations">
      <Grid container rowSpacing={{ xs: 2, sm: 4 }}>
        <Grid size={{ xs: 12, md: 7 }} offset={{ md: 1 }}>
          <Typography variant="h2" id="relations" sx={{ marginBottom: { xs: 1, sm: 4 } }}>
            {words.title}
          </Typography>
          <PhoneFold label={words.show}>
            {groups.map(({ title, entries }) => (
              <Group key={title}>
                <Typography variant="h3">{title}</Typography>
                <Box component="ul" sx={{ ...columns({ tablet: 2 }), columnGap: 3 }}>
                  {entries.map(({ name, note, venue }) => (
                    <Line key={name}>
                      <Link to={`/venues/${venue}`}>{name}</Link>
                      <Typography variant="caption">{note}</Typography>
                    </Line>
                  ))}
                </Box>
              </Group>
            ))}
          </PhoneFold>
        </Grid>
        {/* Beside the text, on a tablet above it; on a phone its link is below. */}
        <Grid size={{ xs: 12, md: 4 }} sx={{ order: { sm: -1 } }}>
          <Drawing>
            <WhereInBuilding {...drawing} />
          </Drawing>
          <Typography variant="caption" sx={{ marginTop: 1.5 }}>
            <Link to="/getting-here">{words.directions}</Link>
          </Typography>
        </Grid>
      </Grid>
    </Band>
  );
}

/** The venues before and after this one. */
export function NextVenues({ relations: { previous, next } }: { relations: RelationsData }) {
  return (
    <Section room="flush" data-screen="">
      <Neighbours component="nav" aria-label={words.all}>
        <Link to={`/venues/${previous.id}`}>
          <Typography variant="caption" component="span">
            {words.previous}
          </Typography>
          <strong>{previous.name}</strong>
        </Link>
        <Link to={`/venues/${next.id}`}>
          <Typography variant="caption" component="span">
            {words.next}
          </Typography>
          <strong>{next.name}</strong>
        </Link>
      </Neighbours>
    </Section>
  );
}
