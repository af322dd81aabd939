import { events } from '@mainstage/content/pages/events';
import { FactsRow } from '@mainstage/ui/text/facts-row';
import { Agenda, Points, StepList } from '@mainstage/ui/text/lists';
import Stack from '@mui/material/Stack';
import { ClosingCall } from '../components/pages/closing-call';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { StickyHeadingSection } from '../components/sections/sticky-heading-section';
import { PageOpening } from '../components/pages/page-opening';
import { Titled } from '../components/sections/titled';
import { useLazyDialog } from '../components/loading/use-lazy-dialog';
import { VoicesSection } from '../components/sections/voices-section';
import { AudienceSection } from '../components/sections/audience-section';
import { lazyPart } from '../components/loading/lazy-part';
import { DialogLink } from '../components/links/dialog-link';
import { formPages } from '../forms/submission/form-pages';

const BusinessEventDialog = lazyPart(
  async () => (await import('../features/business-event/business-event-dialog')).BusinessEventDialog,
);

const { copy } = events;

export const handle: PageHandle = { lang: events.lang, nav: 'over-hero' };
export const meta = () => headOf(events);

/** The business events; every action on the page opens the application. */
export default function EventsPage() {
  const dialog = useLazyDialog(BusinessEventDialog);
  const { kicker, title, lead, picture, action } = copy.hero;

  return (
    <>
      <PageOpening kicker={kicker} title={title} lead={lead} picture={picture} height="full">
        <Stack direction="row">
          <DialogLink size="large" opener={dialog.opener} href={formPages['business-event']}>
            {action}
          </DialogLink>
        </Stack>
      </PageOpening>
      <Titled id="benefits" title={copy.benefits.title}>
        <Points points={copy.benefits.points} />
      </Titled>
      <AudienceSection id="audience" {...copy.audience} />
      <StickyHeadingSection id="formats" title={copy.formats.title}>
        <Agenda points={copy.formats.points} />
      </StickyHeadingSection>
      <VoicesSection copy={copy.voices} />
      <Titled id="steps" title={copy.steps.title}>
        <StepList steps={copy.steps.steps} />
        <Stack direction="row" sx={{ marginTop: 6 }}>
          <DialogLink size="large" opener={dialog.opener} href={formPages['business-event']}>
            {copy.steps.action}
          </DialogLink>
        </Stack>
      </Titled>
      <Titled id="numbers" title={copy.numbers.title} tone="mist">
        <FactsRow facts={copy.numbers.facts} />
      </Titled>
      <ClosingCall copy={copy.closing}>
        <DialogLink size="large" opener={dialog.opener} href={formPages['business-event']}>
          {copy.closing.action}
        </DialogLink>
      </ClosingCall>
      {dialog.wasOpened && <BusinessEventDialog {...dialog.dialog} />}
    </>
  );
}
