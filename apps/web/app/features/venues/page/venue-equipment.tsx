import styled from '@emotion/styled';
import { venueWords } from '@mainstage/content/pages/venue-detail';
import type { FloorNumber } from '@mainstage/house/facts';
import type { Venue } from '@mainstage/content/venues/types';
import { Columns, Container, Section, Span, Stack } from '@mainstage/ui/layout/section';
import { Points } from '@mainstage/ui/text/lists';
import { Rows } from '@mainstage/ui/text/rows';
import { SectionTitle } from '@mainstage/ui/text/text';
import { FloorStack } from '../../../components/venues/floor-stack';
import { Titled } from '../../../components/titled';

const Wide = styled.div({
  '& dl > div': { '@media (min-width: 700px)': { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
});

/** What is built in, as cards. */
export function VenueEquipment({ features }: Pick<Venue, 'features'>) {
  if (features.length === 0) return null;
  return (
    <Titled id="equipment" title={venueWords.equipment.title}>
      <Points points={features.map(({ title, description }) => ({ title, text: description }))} />
    </Titled>
  );
}

interface VenueSpecificationsProps extends Pick<Venue, 'specifications'> {
  /** Drawn alight in the section through the house. */
  floors: readonly FloorNumber[];
}

/** Label and value, row by row, beside a section through the house. */
export function VenueSpecifications({ specifications, floors }: VenueSpecificationsProps) {
  return (
    <Section tone="mist" id="specifications" aria-labelledby="specifications-title">
      <Container>
        <Columns style={{ rowGap: 40 }}>
          <Span span={5}>
            <Stack gap={40}>
              <SectionTitle id="specifications-title">{venueWords.specifications.title}</SectionTitle>
              {floors.length > 0 && <FloorStack floors={floors} />}
            </Stack>
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
