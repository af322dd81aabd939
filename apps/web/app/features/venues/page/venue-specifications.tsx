import { styled } from '@mui/material/styles';
import { venueWords } from '@mainstage/content/shared-pages/venue-detail';
import type { Venue } from '@mainstage/content/venues/types';
import { Columns, Container, Section, Span } from '@mainstage/ui/layout/section';
import { Rows } from '@mainstage/ui/text/rows';
import { SectionTitle } from '@mainstage/ui/text/text';

const Wide = styled('div')({
  '& dl > div': { '@media (min-width: 700px)': { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
});

/** Label and value, row by row. */
export function VenueSpecifications({ specifications }: Pick<Venue, 'specifications'>) {
  return (
    <Section tone="mist" id="specifications" aria-labelledby="specifications-title">
      <Container>
        <Columns style={{ rowGap: 40 }}>
          <Span span={5}>
            <SectionTitle id="specifications-title">{venueWords.specifications.title}</SectionTitle>
          </Span>
          <Span start={7} span={6}>
            <Wide>
              <Rows rows={Object.entries(specifications).map(([term, detail]) => ({ term, detail }))} />
            </Wide>
          </Span>
        </Columns>
      </Container>
    </Section>
  );
}
