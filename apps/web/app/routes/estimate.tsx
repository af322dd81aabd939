import { useLocation } from 'react-router-dom';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import { ClosingCall } from '../components/pages/closing-call';
import { Section } from '@mainstage/ui/layout/section';
import { EstimateTool } from '../features/estimate/estimate-tool';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { EstimateRules } from '../features/estimate/estimate-rules';
import { PlainOpening } from '../components/pages/plain-opening';

const { copy, lang } = estimatePage;

export const handle: PageHandle = { lang, nav: 'above' };
export const meta = () => headOf(estimatePage);

/** A non-binding estimate: the choices, the sheet that follows them, and the rules behind both. */
export default function EstimatePage() {
  const { key, search } = useLocation();

  return (
    <>
      <Section aria-labelledby="page-title">
        <PlainOpening kicker={copy.kicker} title={copy.title} lead={copy.lead} data-print="hide">
          <noscript>
            <p>{copy.noScript}</p>
          </noscript>
        </PlainOpening>
        <EstimateTool key={key} search={search} />
      </Section>
      <div data-print="hide">
        <EstimateRules />
        <ClosingCall
          copy={copy.closing}
          first={{ label: copy.closing.contact, to: '/contact' }}
          second={{ label: copy.closing.tour, to: '/book-tour' }}
        />
      </div>
    </>
  );
}
