import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { venueFinder } from '@mainstage/content/shared-pages/venue-finder';
import type { FinderResult } from '@mainstage/venues/search/find';
import { isEmptyQuery } from '@mainstage/venues/search/find';
import { places } from '@mainstage/venues/search/places';
import type { Query } from '@mainstage/venues/search/query';
import { WithScripts } from '../../components/loading/without-scripts';

interface FoundHeadProps {
  id: string;
  query: Query;
  found: FinderResult;
  onClear: () => void;
}

const { results } = venueFinder.copy;

/** The number of matches, their order, and a button that clears the search. */
export function FoundHead({ id, query, found: { fits }, onClear }: FoundHeadProps) {
  const nothingAsked = isEmptyQuery(query);
  const words = fits.length === 1 ? results.one : results.many;
  const title = nothingAsked
    ? results.all
    : fits.length === 0
      ? results.none
      : `${fits.length} ${results.of} ${places.length} ${words}`;

  return (
    <Box sx={{ marginBottom: 3.5, '& button': { marginTop: -1.25 } }}>
      <Stack spacing={1}>
        <div role="status">
          {/* Smaller than a section's heading, so that the first matches are on the first screen. */}
          <Typography variant="h2" id={id} sx={{ fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.625rem)' }}>
            {title}
          </Typography>
        </div>
        <Typography variant="caption">
          {nothingAsked
            ? results.inOrder
            : [fits.length > 0 && results.ranked, results.share].filter(Boolean).join(' ')}
        </Typography>
        {!nothingAsked && (
          <WithScripts variant="text" onClick={onClear}>
            {results.clear}
          </WithScripts>
        )}
      </Stack>
    </Box>
  );
}
