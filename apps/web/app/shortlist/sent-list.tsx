import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { Link as RouterLink } from '../components/links/page-link';
import { shortlistWords } from '@mainstage/content/shortlist/words';
import { isVenueId, type VenueId } from '@mainstage/venues/facts/ids';
import { venues } from '@mainstage/content/venues/venues';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { shortlist } from './shortlist-store';
import { venueLine } from './venue-line';

const { sent: words, indicator } = shortlistWords;
const param = 'shortlist';

/** Address that shows a list to its recipient. */
export const sentListPath = (listed: readonly VenueId[]): string =>
  `${indicator.page}?${param}=${listed.join(',')}#${indicator.section}`;

/** A list from the address; venues on the visitor's own list are not shown again. */
export function SentList() {
  const [search] = useSearchParams();
  const own = shortlist.useValue();
  const ids = (search.get(param) ?? '').split(',').filter(isVenueId);
  const fresh = [...new Set(ids)].filter((id) => !own.includes(id));
  if (fresh.length === 0) return null;
  return (
    <section aria-label={words.title}>
      <Stack spacing={2} sx={{ marginBottom: 5 }}>
        <Typography variant="h3">{words.title}</Typography>
        <List>
          {fresh.map((id) => (
            <ListItem key={id} sx={{ display: 'block' }}>
              <Link component={RouterLink} to={`/venues/${id}`}>
                {venues[id].name}
              </Link>
              <Typography variant="caption">{venueLine(id)}</Typography>
            </ListItem>
          ))}
        </List>
        <Stack direction="row">
          <Button variant="outlined" onClick={() => shortlist.add(fresh)}>
            {words.keep}
          </Button>
        </Stack>
      </Stack>
    </section>
  );
}
