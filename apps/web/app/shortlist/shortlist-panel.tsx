import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from '../components/links/page-link';
import { shortlistWords } from '@mainstage/content/shortlist/words';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { venues } from '@mainstage/content/venues/venues';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { displayType } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { ShareLink } from '../components/links/share-link';
import { SentList, sentListPath } from './sent-list';
import { ShortlistButton } from './shortlist-button';
import { shortlist } from './shortlist-store';
import { venueLine } from './venue-line';
import { ButtonLink } from '../components/links/button-link';

interface ShortlistPanelProps {
  id: string;
  /** Opens the comparison. */
  onCompare: (venues: readonly VenueId[]) => void;
  mostCompared: number;
}

const Line = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '12px 0',
  borderTop: `1px solid ${tone.line}`,
  '& > div': { flex: 1, minWidth: 0 },
  '& a': { ...displayType, fontSize: '1.375rem', lineHeight: 1.2, letterSpacing: '-0.02em', textDecoration: 'none' },
  '& a:hover': { color: tone.accent },
});

const { panel } = shortlistWords;

/** The visitor's shortlist and its actions. */
export function ShortlistPanel({ id, onCompare, mostCompared }: ShortlistPanelProps) {
  const listed = shortlist.useValue();
  const some = listed.length > 0;

  return (
    <TwoColumns spans={[4, 7]} rowSpacing={4}>
      <Stack spacing={2}>
        <Typography variant="h2" id={id}>
          {panel.title}
        </Typography>
        <Typography variant="prose">{some ? panel.kept : panel.empty}</Typography>
      </Stack>
      <>
        <SentList />
        {some && (
          <Stack spacing={4}>
            <Box component="ol" sx={{ width: '100%', borderBottom: `1px solid ${tone.line}` }}>
              {listed.map((venue) => (
                <Line key={venue}>
                  <div>
                    <Link to={`/venues/${venue}`}>{venues[venue].name}</Link>
                    <Typography variant="caption">{venueLine(venue)}</Typography>
                  </div>
                  <ShortlistButton venue={venue} />
                </Line>
              ))}
            </Box>
            <Stack direction="row">
              <ButtonLink to="/book-tour">{panel.tour}</ButtonLink>
              <ButtonLink to="/contact" variant="outlined">
                {panel.contact}
              </ButtonLink>
              {listed.length > 1 && (
                <Button variant="text" onClick={() => onCompare(listed.slice(0, mostCompared))}>
                  <span>{listed.length > mostCompared ? panel.compare : panel.compareAll}</span>
                </Button>
              )}
              <ShareLink path={sentListPath(listed)} title={panel.title} />
              <Button variant="text" onClick={() => shortlist.clear()}>
                {panel.clear}
              </Button>
            </Stack>
          </Stack>
        )}
      </>
    </TwoColumns>
  );
}
