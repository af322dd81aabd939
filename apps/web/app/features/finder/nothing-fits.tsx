import Button from '@mui/material/Button';
import { venueFinder } from '@mainstage/content/shared-pages/venue-finder';
import { relaxations } from '@mainstage/venues/search/find';
import type { Query } from '@mainstage/venues/search/query';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Finder } from './use-finder';
import { ButtonLink } from '../../components/links/button-link';

const { empty } = venueFinder.copy;

/** Suggestions if no place meets every criterion: criteria that can be removed, and a contact. */
export function NothingFits({ query, ask }: { query: Query } & Pick<Finder, 'ask'>) {
  return (
    <Stack>
      <Typography variant="lead">{empty.text}</Typography>
      <Stack direction="row">
        {relaxations(query).map(({ field, count }) => (
          <Button key={field} variant="outlined" onClick={() => ask(field, '')}>
            <span>{`${empty.drop[field]}: ${count}`}</span>
          </Button>
        ))}
        <ButtonLink to="/contact" variant="text">
          {empty.ask}
        </ButtonLink>
      </Stack>
    </Stack>
  );
}
