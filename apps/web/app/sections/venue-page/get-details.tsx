import { venueWords } from '@mainstage/content/pages/venue-detail';
import type { VenueId } from '@mainstage/content/venues/ids';
import { Actions, Columns, Container, Section, Span, Stack } from '@mainstage/ui/layout/section';
import { Lead, SectionTitle } from '@mainstage/ui/text/text';
import { bookTourOf } from '../book-tour-of';
import { LinkButton } from '../link-button';

const { details: words } = venueWords;

interface GetDetailsProps {
  id: VenueId;
}

/** Everything there is to take along: the view all round, the plan, the data sheet, and somebody to ask. */
export function GetDetails({ id }: GetDetailsProps) {
  return (
    <Section tone="ink" id="details" aria-labelledby="details-title">
      <Container>
        <Columns style={{ rowGap: 32, alignItems: 'end' }}>
          <Span span={6}>
            <Stack gap={16}>
              <SectionTitle id="details-title">{words.title}</SectionTitle>
              <Lead>{words.text}</Lead>
            </Stack>
          </Span>
          <Span start={7} span={6}>
            <Actions>
              <LinkButton to={bookTourOf(id)}>{words.consult}</LinkButton>
            </Actions>
          </Span>
        </Columns>
      </Container>
    </Section>
  );
}
