import { type LoaderFunctionArgs, useLocation } from 'react-router-dom';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import { ClosingCall } from '../components/pages/closing-call';
import { Section } from '@mainstage/ui/layout/section';
import { EstimateTool } from '../features/estimate/estimate-tool';
import { loadAnswers } from '../load-answers';
import { type LoadedAnswers, LoadedAnswersContext, noAnswers, onOtherPath } from '../api/loaded-answers';
import { estimateDayAt } from '../features/estimate/estimate-day';
import { headOf } from '../head';
import { publicForTenSeconds } from '../page-headers';
import type { PageHandle } from '../page-handle';
import { EstimateRules } from '../features/estimate/estimate-rules';
import { PlainOpening } from '../components/pages/plain-opening';

const { copy, lang } = estimatePage;

export const handle: PageHandle = { lang, nav: 'above' };
export const meta = () => headOf(estimatePage);
export const loader = (of: LoaderFunctionArgs) => loadAnswers(of, [estimateDayAt(of.request.url)]);
export const clientLoader = noAnswers;
export const shouldRevalidate = onOtherPath;
export const headers = publicForTenSeconds;

/** A non-binding estimate: the choices, the sheet that follows them, and their rules. */
export default function EstimatePage({ loaderData }: { loaderData: LoadedAnswers }) {
  const { key, search } = useLocation();

  return (
    <>
      <Section aria-labelledby="page-title">
        <PlainOpening kicker={copy.kicker} title={copy.title} lead={copy.lead} data-print="hide">
          <noscript>
            <p>{copy.noScript}</p>
          </noscript>
        </PlainOpening>
        <LoadedAnswersContext value={loaderData}>
          <EstimateTool key={key} search={search} />
        </LoadedAnswersContext>
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
