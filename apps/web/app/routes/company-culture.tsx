import { cultureLinks } from '@mainstage/content/culture/culture';
import { companyCulture } from '@mainstage/content/pages/company-culture';
import { ClosingCall } from '../components/pages/closing-call';
import { Agenda, StepList } from '@mainstage/ui/text/lists';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { StickyHeadingSection } from '../components/sections/sticky-heading-section';
import { GreatWords } from '../features/culture/great-words';
import { Outlook } from '../features/culture/outlook';
import { PageOpening } from '../components/pages/page-opening';
import { Statement } from '../components/sections/statement';
import { Titled } from '../components/sections/titled';

const { copy } = companyCulture;
const [work, contact] = cultureLinks;

export const handle: PageHandle = { lang: companyCulture.lang, nav: 'over-hero' };
export const meta = () => headOf(companyCulture);

export default function CompanyCulturePage() {
  const { closing } = copy;

  return (
    <>
      <PageOpening {...copy.hero} />
      <Statement id="mission" {...copy.mission} />
      <GreatWords id="values" {...copy.values} />
      <StickyHeadingSection id="code" title={copy.code.title}>
        <Agenda points={copy.code.items} />
      </StickyHeadingSection>
      <Outlook {...copy.outlook} />
      <Titled id="principles" title={copy.principles.title} tone="mist">
        <StepList steps={copy.principles.items} />
      </Titled>
      <ClosingCall
        copy={closing}
        first={{ label: closing.contact, to: contact.to }}
        second={{ label: closing.careers, to: work.to }}
      />
    </>
  );
}
