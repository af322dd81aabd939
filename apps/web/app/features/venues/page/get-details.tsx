import { Button } from '@mui/material';
import { estimatePathOf } from '@mainstage/content/estimate/address';
import { venueWords } from '@mainstage/content/pages/venue-detail';
import type { VenueId } from '@mainstage/house/ids';
import { Actions, Columns, Container, Section, Span, Stack } from '@mainstage/ui/layout/section';
import { Lead, SectionTitle } from '@mainstage/ui/text/text';
import { FileButton } from '../../../components/file-button';
import { LinkButton } from '../../../components/link-button';
import { bookTourOf, dataSheetOf, viewAllRoundOf } from '../../../components/venues/venue-links';
import { FloorPlanOpener } from './floor-plan-opener';

const { details: words } = venueWords;

interface GetDetailsProps {
  id: VenueId;
}

/** Everything there is to take along: the view all round, the plan, the data sheet, and somebody to ask. */
export function GetDetails({ id }: GetDetailsProps) {
  // Three floors have no list price to begin with.
  const estimate = estimatePathOf(id);

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
              <LinkButton to={viewAllRoundOf(id)} variant="outlined">
                {words.matterport}
              </LinkButton>
              <FloorPlanOpener venue={id}>
                {(show) => (
                  <Button variant="outlined" aria-haspopup="dialog" onClick={show}>
                    {words.plan}
                  </Button>
                )}
              </FloorPlanOpener>
              <FileButton href={dataSheetOf(id)} variant="outlined">
                {words.technical} {words.pdf}
              </FileButton>
              <LinkButton to={bookTourOf(id)}>{words.consult}</LinkButton>
              {estimate && (
                <LinkButton to={estimate} variant="text">
                  {words.estimate}
                </LinkButton>
              )}
            </Actions>
          </Span>
        </Columns>
      </Container>
    </Section>
  );
}
