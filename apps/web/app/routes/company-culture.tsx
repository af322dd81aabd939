import { cultureLinks } from '@mainstage/content/culture/culture';
import { companyCulture } from '@mainstage/content/pages/company-culture';
import { ClosingCall } from '../components/pages/closing-call';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { GreatWords } from '../features/culture/great-words';
import { Outlook } from '../features/culture/outlook';
import { PageOpening } from '../components/pages/page-opening';
import { Statement } from '../components/sections/statement';
import { TwoLists } from '../features/culture/two-lists';

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
      <Outlook {...copy.outlook} />
      <TwoLists
        lists={[
          { id: 'code', ...copy.code },
          { id: 'principles', ...copy.principles },
        ]}
      />
      <ClosingCall
        copy={closing}
        first={{ label: closing.contact, to: contact.to }}
        second={{ label: closing.careers, to: work.to }}
      />
    </>
  );
}
