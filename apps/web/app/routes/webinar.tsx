import type { WebinarDate } from '@mainstage/contracts/answers';
import { webinar } from '@mainstage/content/pages/webinar';
import { FactsRow } from '@mainstage/ui/text/facts-row';
import { Agenda, Points } from '@mainstage/ui/text/lists';
import { headOf } from '../head';
import { webinarData } from '../features/webinar/webinar-data';
import { useLoadedWebinar, WebinarContext, webinarLoader } from '../features/webinar/webinar-date';
import { publicForTenSeconds } from '../page-headers';
import type { PageHandle } from '../page-handle';
import { StickyHeadingSection } from '../components/sections/sticky-heading-section';
import { Titled } from '../components/sections/titled';
import { useLazyDialog } from '../components/loading/use-lazy-dialog';
import { VoicesSection } from '../components/sections/voices-section';
import { WebinarBar } from '../features/webinar/webinar-bar';
import { WebinarClosing } from '../features/webinar/webinar-closing';
import { WebinarHero } from '../features/webinar/webinar-hero';
import { WebinarPrivacy } from '../features/webinar/webinar-privacy';
import { WebinarSteps } from '../features/webinar/webinar-steps';
import { AudienceSection } from '../components/sections/audience-section';
import { lazyPart } from '../components/loading/lazy-part';

const WebinarDialog = lazyPart(async () => (await import('../features/webinar/webinar-dialog')).WebinarDialog);

const { copy } = webinar;

export const handle: PageHandle = { lang: webinar.lang, nav: 'above' };
export const loader = webinarLoader;
export const headers = publicForTenSeconds;
export const meta = ({ loaderData }: { loaderData?: WebinarDate }) =>
  headOf(webinar, loaderData && { data: webinarData(loaderData) });

/** The free webinar; every action on the page opens the sign-up. */
export default function WebinarPage({ loaderData }: { loaderData: WebinarDate }) {
  const dialog = useLazyDialog(WebinarDialog);

  return (
    <WebinarContext value={useLoadedWebinar(loaderData)}>
      <WebinarBar copy={copy.bar} signUp={dialog.opener} />
      <WebinarHero copy={copy.hero} signUp={dialog.opener} />
      <Titled id="benefits" title={copy.benefits.title}>
        <Points points={copy.benefits.points} />
      </Titled>
      <AudienceSection id="audience" {...copy.audience} />
      <StickyHeadingSection id="agenda" title={copy.content.title}>
        <Agenda points={copy.content.points} />
      </StickyHeadingSection>
      <VoicesSection copy={copy.voices} />
      <WebinarSteps copy={copy.steps} signUp={dialog.opener} />
      <Titled id="numbers" title={copy.numbers.title} tone="mist">
        <FactsRow facts={copy.numbers.facts} />
      </Titled>
      <WebinarClosing copy={copy.closing} signUp={dialog.opener} />
      <WebinarPrivacy copy={copy.privacy} />
      {dialog.wasOpened && <WebinarDialog {...dialog.dialog} />}
    </WebinarContext>
  );
}
