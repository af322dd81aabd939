import { styled } from '@mui/material/styles';
import { Button } from '@mainstage/ui/button/button';
import { venueFinder } from '@mainstage/content/shared-pages/venue-finder';
import type { Found } from '@mainstage/finder/find';
import { asksNothing } from '@mainstage/finder/find';
import { places } from '@mainstage/finder/places';
import type { Query } from '@mainstage/finder/query';
import { Stack } from '@mainstage/ui/layout/section';
import { SectionTitle, Small } from '@mainstage/ui/text/text';

interface FoundHeadProps {
  id: string;
  query: Query;
  found: Found;
  onClear: () => void;
}

const Apart = styled('div')({ marginBottom: 28, '& button': { marginTop: -10 } });
/** Smaller than a section's: the first answers stand under it on the first screen. */
const Title = styled(SectionTitle)({ fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.625rem)' });

const { results } = venueFinder.copy;

/** How many fit, in what order they stand, and the way back to all. */
export function FoundHead({ id, query, found: { fits }, onClear }: FoundHeadProps) {
  const nothingAsked = asksNothing(query);
  const words = fits.length === 1 ? results.one : results.many;
  const title = nothingAsked
    ? results.all
    : fits.length === 0
      ? results.none
      : `${fits.length} ${results.of} ${places.length} ${words}`;

  return (
    <Apart>
      <Stack gap={8}>
        <div role="status">
          <Title id={id}>{title}</Title>
        </div>
        <Small>
          {nothingAsked ? results.inOrder : fits.length > 0 && `${results.ranked} `}
          {!nothingAsked && results.share}
        </Small>
        {!nothingAsked && (
          <Button variant="text" onClick={onClear}>
            {results.clear}
          </Button>
        )}
      </Stack>
    </Apart>
  );
}
