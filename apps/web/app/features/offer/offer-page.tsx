import { useCallback, useEffect, useRef, useState } from 'react';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { offerTotals } from '@mainstage/offers/totals';
import { pageTexts } from '@mainstage/offers/texts/page-texts';
import { Section } from '@mainstage/ui/layout/section';
import { AcceptPart } from './accept-part';
import { ColleaguePart } from './colleague-part';
import { Contact } from './contact';
import { DeclinePart } from './decline-part';
import { NoAcceptPart } from './no-accept-part';
import { OfferFacts, OfferPlanPart } from './offer-facts';
import { OfferLines } from './offer-lines';
import { OfferOpening } from './offer-opening';
import { BesideSummary, OfferSummary } from './offer-summary';
import { OfferTerms } from './offer-terms';
import type { ShownOffer } from './offer-view';
import { Bullets, Part } from './part';
import { PreviewNotice } from './preview-notice';
import { ReceiptPart } from './receipt-part';
import type { AnsweredForm } from './typed';
import { useOpened } from './use-opened';
import { WishPart } from './wish-part';

/** Around all forms: in the desk's preview none can be filled in or sent. */
const Inert = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 });

interface OfferPageProps {
  offer: ShownOffer;
  answered: AnsweredForm | undefined;
}

/** The client's offer: what it contains, what it costs, and the forms that answer it. */
export function OfferPage({ offer, answered }: OfferPageProps) {
  const { page, token, plan } = offer;
  const { content, state, accept, readOnly, acceptance, changes, preview = false } = page;
  const address = `/offers/${token}`;
  const api = preview ? `/api/desk/offer-versions/${token}` : `/api/offers/${token}`;
  const open = state === 'sent' && !readOnly;
  const { form, ticked, follow } = useTicks(offer, answered);
  useOpened(open && !preview ? `${api}/opened` : null);
  const texts = pageTexts[content.language];

  return (
    <Section aria-labelledby="page-title" lang={content.language}>
      <BesideSummary>
        <div>
          {preview && <PreviewNotice />}
          <OfferOpening page={page} pdf={`${api}/pdf`} />
          {acceptance && <ReceiptPart acceptance={acceptance} content={content} pdf={`${api}/pdf`} />}
          {state === 'declined' && (
            <Typography id="declined" variant="lead">
              {texts.decline.done}
            </Typography>
          )}
          {content.textBefore && (
            <Typography sx={{ whiteSpace: 'pre-line', maxWidth: 800 }}>{content.textBefore}</Typography>
          )}
          {state === 'sent' && changes.length > 0 && (
            <Part id="changes" title={texts.changes.heading}>
              <Bullets>
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </Bullets>
            </Part>
          )}
          <OfferFacts content={content} />
          {plan && <OfferPlanPart plan={plan} content={content} />}
          <Inert disabled={preview}>
            {/* Around the lines too: their ticks belong to the acceptance. */}
            <form
              ref={form}
              method="post"
              action={`${address}#${accept === 'possible' ? 'accept' : 'lines'}`}
              onChange={follow}
            >
              {/* Return in a field presses the first button of a form. */}
              {accept === 'possible' && <button type="submit" name="intent" value="accept" hidden tabIndex={-1} />}
              <OfferLines content={content} ticked={ticked} choosable={state === 'sent'} />
              <OfferTerms page={page} />
              {accept === 'possible' && (
                <AcceptPart
                  page={page}
                  gross={offerTotals(content, ticked).gross}
                  typed={
                    answered && ['accept', 'code', 'total'].includes(answered.intent) ? answered.typed : offer.typed
                  }
                  codeSent={offer.sent === 'code'}
                  answered={answered}
                />
              )}
            </form>
            <NoAcceptPart page={page} />
            {open && <WishPart offer={offer} answered={answered} address={address} />}
            {open && <DeclinePart language={content.language} answered={answered} address={address} />}
          </Inert>
          <ColleaguePart page={page} />
          <Contact language={content.language} />
        </div>
        <OfferSummary page={page} gross={offerTotals(content, ticked).gross} pdf={`${api}/pdf`} />
      </BesideSummary>
    </Section>
  );
}

/** The ticked lines, also those that were ticked before the page was hydrated. */
function useTicks({ lines, page: { state, totals } }: ShownOffer, answered: AnsweredForm | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState<readonly string[]>(() => {
    // The totals of an accepted offer contain the lines that were chosen.
    if (state !== 'sent') return totals.lines.map(({ id }) => id);
    return answered && answered.intent !== 'wish' && answered.intent !== 'decline' ? answered.lines : lines;
  });
  const follow = useCallback(() => {
    if (form.current && state === 'sent') setTicked(new FormData(form.current).getAll('line').map(String));
  }, [state]);
  useEffect(follow, [follow]);
  return { form, ticked, follow };
}
