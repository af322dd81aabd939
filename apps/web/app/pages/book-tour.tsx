import { styled } from '@mui/material/styles';
import { bookTour } from '@mainstage/content/pages/book-tour';
import { hours } from '@mainstage/content/site/hours';
import { Panel } from '@mainstage/ui/layout/panel';
import { Columns, Container, Section, Span, Stack } from '@mainstage/ui/layout/section';
import { FactsRow } from '@mainstage/ui/text/facts-row';
import { LineList } from '@mainstage/ui/text/lists';
import { Heading, Text } from '@mainstage/ui/text/text';
import { from } from '@mainstage/ui/theme/tokens';
import { TourForm } from '../features/tour/tour-form';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { MapLink } from '../components/map-link';
import { PageOpening } from '../components/page-opening';
import { Titled } from '../components/titled';

const { copy } = bookTour;

export const handle: PageHandle = { lang: bookTour.lang, nav: 'over-hero' };
export const meta = () => headOf(bookTour);

const FormHead = styled('div')({
  marginBottom: 28,
  '& > * + *': { marginTop: 8 },
  '&:has(~ [data-receipt])': { display: 'none' },
});

/** Stays in sight beside the long form. */
const Along = styled(Span)({ [from.desktop]: { position: 'sticky', top: 128, alignSelf: 'start' } });

/** The tour request, and what to know before one. */
export default function BookTourPage() {
  const { days, time, weekend } = hours.tours;

  return (
    <>
      <PageOpening {...copy.hero} />
      <Section aria-labelledby="visit">
        <Container>
          <Columns>
            <Span span={7}>
              <Panel>
                <FormHead>
                  <Heading as="h2" id="visit">
                    {copy.form.title}
                  </Heading>
                  <Text>{copy.form.text}</Text>
                </FormHead>
                <TourForm />
              </Panel>
            </Span>
            <Along start={9} span={4}>
              <Stack gap={56}>
                <Stack gap={16} style={{ width: '100%' }}>
                  <Heading as="h2">{copy.expect.title}</Heading>
                  <LineList lines={copy.expect.lines} />
                </Stack>
                <Stack gap={16}>
                  <Heading as="h2">{copy.address.title}</Heading>
                  <p>
                    <MapLink label={copy.address.map} newTab={copy.address.newTab} />
                  </p>
                </Stack>
                <Stack gap={16}>
                  <Heading as="h2">{copy.availability.title}</Heading>
                  <p>
                    {days}, {time}
                    <br />
                    {weekend}
                  </p>
                </Stack>
              </Stack>
            </Along>
          </Columns>
        </Container>
      </Section>
      <Titled id="why" title={copy.why.title} tone="ink">
        <FactsRow facts={copy.why.facts} />
      </Titled>
    </>
  );
}
