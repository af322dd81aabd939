import Stack from '@mui/material/Stack';
import { bookTour } from '@mainstage/content/pages/book-tour';
import { hours } from '@mainstage/content/site/hours';
import { Section } from '@mainstage/ui/layout/section';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { FactsRow } from '@mainstage/ui/text/facts-row';
import { LineList } from '@mainstage/ui/text/lists';
import { RequestPanel } from '../components/pages/request-panel';
import { TourForm } from '../features/tour/tour-form';
import { formAction, formLoader } from '../forms/submission/form-action.server';
import { type FormPageProps, servedFormOf } from '../forms/submission/served-form';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { MapLink } from '../components/links/map-link';
import { PageOpening } from '../components/pages/page-opening';
import { Titled } from '../components/sections/titled';
import { TitledStack } from '../components/sections/titled-stack';

const { copy } = bookTour;

export const handle: PageHandle = { lang: bookTour.lang, nav: 'over-hero' };
export const meta = () => headOf(bookTour);
export const loader = formLoader('tour');
export const clientLoader = () => ({});
export const action = formAction('tour');
export { headersOfData as headers } from '../forms/submission/form-headers';

export default function BookTourPage(props: FormPageProps) {
  const { days, time, weekend } = hours.tours;

  return (
    <>
      <PageOpening {...copy.hero} />
      <Section aria-labelledby="visit">
        {/* Sticky beside the long form. */}
        <TwoColumns spans={[7, 4]} sticky="second">
          <RequestPanel title={copy.form.title} titleId="visit" text={copy.form.text}>
            <TourForm served={servedFormOf(props)} />
          </RequestPanel>
          <Stack spacing={{ xs: 4, md: 7 }} sx={{ typography: 'body2' }}>
            <TitledStack title={copy.expect.title} sx={{ width: '100%' }}>
              <LineList lines={copy.expect.lines} />
            </TitledStack>
            <TitledStack title={copy.address.title}>
              <p>
                <MapLink label={copy.address.map} newTab={copy.address.newTab} />
              </p>
            </TitledStack>
            <TitledStack title={copy.availability.title}>
              <p>
                {days}, {time}
                <br />
                {weekend}
              </p>
            </TitledStack>
          </Stack>
        </TwoColumns>
      </Section>
      <Titled id="why" title={copy.why.title} tone="ink">
        <FactsRow facts={copy.why.facts} />
      </Titled>
    </>
  );
}
