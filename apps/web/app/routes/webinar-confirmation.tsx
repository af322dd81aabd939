import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { type SignUpOutcome, webinarConfirmation } from '@mainstage/content/shared-pages/webinar-confirmation';
import type { WebinarDate } from '@mainstage/contracts/answers';
import { receiptWords } from '@mainstage/content/forms/receipt';
import { Rows } from '@mainstage/ui/text/rows';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { SeatEntry } from '../features/webinar/seat-entry';
import { signedUpBefore, useSignedUp } from '../features/webinar/signed-up';
import { WebinarContext, webinarLoader, useWebinarWords } from '../features/webinar/webinar-date';
import { formLoader } from '../forms/submission/form-action.server';
import type { AcceptedForm, FormPageProps } from '../forms/submission/served-form';
import { DeliveryNews } from '../forms/delivery/delivery-news';
import { MinimalPage } from '../components/pages/minimal-page';
import { ButtonLink } from '../components/links/button-link';

const { copy } = webinarConfirmation;

const Typed = styled('span')({ overflowWrap: 'anywhere' });

export const handle: PageHandle = { lang: webinarConfirmation.lang, nav: 'above' };
export const loader = formLoader('webinar', async (args) => ({ webinar: await webinarLoader(args) }));
export { headersOfData as headers } from '../forms/submission/form-headers';
export const meta = () => headOf(webinarConfirmation);

const outcomes: readonly SignUpOutcome[] = ['provisional', 'received', 'waitlisted'];

/** After a sign-up: date, place and access; or that no seats are left. */
export default function WebinarConfirmationPage({ loaderData }: FormPageProps<{ webinar: WebinarDate }>) {
  return (
    <WebinarContext value={{ webinar: loaderData.webinar, refresh: () => undefined }}>
      <Confirmation accepted={loaderData.accepted} />
    </WebinarContext>
  );
}

function Confirmation({ accepted }: { accepted?: AcceptedForm | undefined }) {
  const status = useSignUpStatus();
  const words = copy[status];
  const signedUp = useSignedUp() ?? signedUpBefore(accepted);
  const fromForm = useNavigationType() === 'REPLACE';
  // The focused dialog was removed with its page.
  useEffect(() => {
    if (fromForm) document.getElementById('content')?.focus({ preventScroll: true });
  }, [fromForm]);
  const { weekday, day, time, endTime, seats } = useWebinarWords();

  return (
    <MinimalPage kicker={words.kicker} title={words.title} picture={copy.picture}>
      <Typography variant="lead">{words.lead}</Typography>
      <Rows
        rows={[
          { term: copy.rows.date, detail: `${weekday}, ${day}` },
          { term: copy.rows.time, detail: `${time}–${endTime} ${copy.clock}` },
          { term: copy.rows.place, detail: copy.rows.placeText },
          { term: copy.rows.size, detail: copy.rows.sizeText.replace('{seats}', seats) },
          ...(signedUp
            ? [
                { term: copy.rows.who, detail: <Typed>{`${signedUp.firstName}, ${signedUp.email}`}</Typed> },
                { term: receiptWords.de.reference, detail: <Typed>{signedUp.id}</Typed> },
              ]
            : []),
        ]}
      />
      <Typography variant="prose">{words.mail}</Typography>
      {signedUp?.mailedAt && (
        <DeliveryNews
          id={signedUp.id}
          at={signedUp.mailedAt}
          email={signedUp.email}
          language="de"
          known={accepted?.delivery}
        />
      )}
      <Stack direction="row">
        {signedUp && status === 'confirmed' && <SeatEntry id={signedUp.id} />}
        <ButtonLink to="/">{copy.home}</ButtonLink>
        <ButtonLink to="/events" variant="outlined">
          {copy.events}
        </ButtonLink>
      </Stack>
    </MinimalPage>
  );
}

/** Outcome of the sign-up, from the navigation's state or `?status=`. */
function useSignUpStatus(): SignUpOutcome {
  const { state, search } = useLocation();
  const status = (state as { status?: string } | null)?.status ?? new URLSearchParams(search).get('status');
  return outcomes.find((outcome) => outcome === status) ?? 'confirmed';
}
