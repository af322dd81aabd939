import styled from '@emotion/styled';
import { Button } from '@mui/material';
import { venueFinder } from '@mainstage/content/pages/venue-finder';
import type { Found } from '@mainstage/finder/find';
import { asksNothing } from '@mainstage/finder/find';
import { places } from '@mainstage/finder/places';
import type { Query } from '@mainstage/finder/query';
import { Columns, Span, Stack } from '@mainstage/ui/layout/section';
import { SectionTitle, Small } from '@mainstage/ui/text/text';

interface FoundHeadProps {
  id: string;
  query: Query;
  found: Found;
  onClear: () => void;
}

const Apart = styled.div({ marginBottom: 'clamp(2rem, 4vw, 3.5rem)', '& button': { marginTop: -6 } });

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
      <Columns style={{ rowGap: 20, alignItems: 'end' }}>
        <Span span={7}>
          <SectionTitle id={id}>
            <span role="status">{title}</span>
          </SectionTitle>
        </Span>
        <Span start={8} span={5}>
          <Stack gap={8}>
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
        </Span>
      </Columns>
    </Apart>
  );
}
