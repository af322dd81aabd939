import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import {
  confirmationAddress,
  confirmationDay,
  type SignUpOutcome,
  webinarConfirmation,
  webinarConfirmations,
} from '@mainstage/content/shared-pages/webinar-confirmation';
import type { WebinarDate } from '@mainstage/contracts/answers';
import { berlinTime } from '@mainstage/contracts/berlin-time';
import { type Language, languageOf } from '@mainstage/contracts/language';
import { receiptWords } from '@mainstage/content/forms/receipt';
import { Rows } from '@mainstage/ui/text/rows';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { SeatEntry } from '../features/webinar/seat-entry';
import { signedUpBefore, useSignedUp } from '../features/webinar/signed-up';
import { WebinarContext, webinarLoader, useWebinarWords } from '../features/webinar/webinar-date';
import { formLoader, receiptAction } from '../forms/submission/form-action.server';
import type { AcceptedForm, FormPageProps } from '../forms/submission/served-form';
import { DeliveryNews } from '../forms/delivery/delivery-news';
import { MinimalPage } from '../components/pages/minimal-page';
import { ButtonLink } from '../components/links/button-link';

type LoadedPage = FormPageProps<{ webinar: WebinarDate; language: Language }>;

// It needs the script of the forms, which this page does not load otherwise.
const ReceiptLanguage = lazy(async () => ({
  default: (await import('../forms/submission/receipt-language')).ReceiptLanguage,
}));

const Typed = styled('span')({ overflowWrap: 'anywhere' });

const languageIn = (request: Request): Language =>
  languageOf(new URL(request.url).searchParams.get('lang') ?? '') ?? webinarConfirmation.lang;

export const handle = ({ loaderData }: Partial<Pick<LoadedPage, 'loaderData'>>): PageHandle => ({
  lang: loaderData?.language ?? webinarConfirmation.lang,
  nav: 'above',
});
export const loader = formLoader('webinar', async (args) => ({
  webinar: await webinarLoader(args),
  language: languageIn(args.request),
}));
export const action = receiptAction('webinar');
export { headersOfData as headers } from '../forms/submission/form-headers';
export const meta = ({ loaderData }: LoadedPage) =>
  headOf(webinarConfirmations[loaderData?.language ?? webinarConfirmation.lang]);

const outcomes: readonly SignUpOutcome[] = ['provisional', 'received', 'waitlisted'];

/** After a sign-up, in the language of the registrant: date, place and access; or that no seats are left. */
export default function WebinarConfirmationPage({ loaderData: { webinar, language, accepted } }: LoadedPage) {
  return (
    <WebinarContext value={{ webinar, refresh: () => undefined }}>
      <Confirmation language={language} accepted={accepted} />
    </WebinarContext>
  );
}

function Confirmation({ language, accepted }: { language: Language; accepted?: AcceptedForm | undefined }) {
  const status = useSignUpStatus();
  const { copy } = webinarConfirmations[language];
  const words = copy[status];
  const signedUp = useSignedUp() ?? signedUpBefore(accepted);
  const fromForm = useNavigationType() === 'REPLACE';
  const navigate = useNavigate();
  // The focused dialog was removed with its page.
  useEffect(() => {
    if (fromForm) document.getElementById('content')?.focus({ preventScroll: true });
  }, [fromForm]);
  const { startsAt, time, endTime, seats } = useWebinarWords();

  return (
    <MinimalPage kicker={words.kicker} title={words.title} picture={copy.picture}>
      <Typography variant="lead">{words.lead}</Typography>
      <Rows
        rows={[
          { term: copy.rows.date, detail: confirmationDay[language](berlinTime(new Date(startsAt)).day) },
          { term: copy.rows.time, detail: `${time}–${endTime} ${copy.clock}` },
          { term: copy.rows.place, detail: copy.rows.placeText },
          { term: copy.rows.size, detail: copy.rows.sizeText.replace('{seats}', seats) },
          ...(signedUp
            ? [
                { term: copy.rows.who, detail: <Typed>{`${signedUp.firstName}, ${signedUp.email}`}</Typed> },
                { term: receiptWords[language].reference, detail: <Typed>{signedUp.id}</Typed> },
              ]
            : []),
        ]}
      />
      <Typography variant="prose">{words.mail}</Typography>
      {signedUp?.mailedAt && (
        <>
          <Suspense>
            <ReceiptLanguage
              id={signedUp.id}
              language={language}
              onChosen={(chosen) =>
                void navigate(confirmationAddress(status, chosen), { replace: true, state: signedUp })
              }
            />
          </Suspense>
          <DeliveryNews
            id={signedUp.id}
            at={signedUp.mailedAt}
            email={signedUp.email}
            language={language}
            known={accepted?.delivery}
          />
        </>
      )}
      <Stack direction="row">
        {signedUp && status === 'confirmed' && <SeatEntry id={signedUp.id} language={language} />}
        <ButtonLink to="/">{copy.home}</ButtonLink>
        <ButtonLink to="/events" variant="outlined">
          {copy.events}
        </ButtonLink>
      </Stack>
    </MinimalPage>
  );
}

/** Outcome of the sign-up, from `?status=`. */
function useSignUpStatus(): SignUpOutcome {
  const status = new URLSearchParams(useLocation().search).get('status');
  return outcomes.find((outcome) => outcome === status) ?? 'confirmed';
}
