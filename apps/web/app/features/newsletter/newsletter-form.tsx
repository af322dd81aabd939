import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { consentTexts } from '@mainstage/content/consent/consent-texts';
import { newsletterCopy } from '@mainstage/leads/newsletter/fields';
import type { ConfirmationMail } from '@mainstage/contracts/answers';
import type { DeliveryStatus } from '@mainstage/contracts/delivery';
import { type Language, submittedLanguage } from '@mainstage/contracts/language';
import { newsletterReceipt } from '@mainstage/content/forms/newsletter';
import { newsletterNotices, newsletterSuccessInGerman } from '@mainstage/content/notices/newsletter';
import { currentTime } from '@mainstage/contracts/clock';
import type { DeliveryNews as Loaded } from '../../forms/delivery/delivery-news';
import { ConsentNote } from '../../forms/fields/consent-note';
import { FormTextField } from '../../forms/fields/form-text-field';
import { SubmitButton } from '../../forms/fields/submit-button';
import type { ServedForm } from '../../forms/submission/served-form';
import { SubmissionForm } from '../../forms/submission/submission-form';
import { useSubmission } from '../../forms/submission/use-submission';

// Loaded after a sign-up only, because the form itself is on every page. If it fails to load, the sign-up is not
// affected.
const DeliveryNews = lazy<ComponentType<ComponentProps<typeof Loaded>>>(() =>
  import('../../forms/delivery/delivery-news').then(
    (part) => ({ default: part.DeliveryNews }),
    () => ({ default: () => null }),
  ),
);

const fromTablet = '@media (min-width: 600px)';

const Line = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  // The only field needs no required mark.
  '& .MuiFormLabel-asterisk': { display: 'none' },
  [fromTablet]: { gridTemplateColumns: '1fr auto' },
});

/** Aligns with the control instead of its label. */
const FieldRow = styled('div')({
  display: 'grid',
  '& .MuiButton-root': { minHeight: 48, paddingBlock: 10, minWidth: 168 },
  [fromTablet]: { marginTop: 29 },
});

/** Takes no gap while empty; it stays mounted, so that its content is announced. */
const Status = styled('div')({ '&:empty': { position: 'absolute' } });

interface AcceptedAddress {
  id: string;
  at: string;
  mail: ConfirmationMail;
  email: string;
  language: Language;
  /** Delivery status of the mail when the page was rendered. */
  known?: DeliveryStatus | undefined;
}

/** The address that was submitted without scripts. */
function acceptedBefore({ accepted }: ServedForm): AcceptedAddress | undefined {
  const { sent, delivery: known } = accepted ?? {};
  if (!sent?.mail) return undefined;
  const { id, at, mail, body } = sent;
  return { id, at, mail, email: String(body.email), language: submittedLanguage(body, newsletterCopy), known };
}

/** Newsletter sign-up of the footer (rule form.newsletter): an empty field sends nothing. */
export function NewsletterForm({ served }: { served?: ServedForm }) {
  const [accepted, setAccepted] = useState(() => served && acceptedBefore(served));
  const submission = useSubmission({
    form: 'newsletter',
    copy: newsletterCopy,
    notices: newsletterNotices,
    served,
    noticeOf: (_, sent) =>
      submittedLanguage(sent, newsletterCopy) === 'de' ? newsletterSuccessInGerman : newsletterNotices.success,
    onSuccess: ({ id, mail }, sent) =>
      setAccepted({
        ...{ id, at: currentTime().toISOString(), mail, email: sent.email },
        language: submittedLanguage(sent, newsletterCopy),
      }),
    onFailure: () => setAccepted(undefined),
  });
  const email = useWatch({ control: submission.methods.control, name: 'email' });
  const empty = typeof email !== 'string' || email.trim() === '';
  const words = accepted && newsletterReceipt[accepted.language];
  return (
    <SubmissionForm submission={submission}>
      <Line>
        <FormTextField form={submission} name="email" />
        <FieldRow>
          <SubmitButton disabled={empty} />
        </FieldRow>
      </Line>
      <Status role="status" lang={accepted?.language}>
        {words && empty && (
          <>
            <Typography sx={{ fontWeight: 600 }}>{words.hints[accepted.mail]}</Typography>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {words.address}: {accepted.email}
            </Typography>
          </>
        )}
      </Status>
      {words && accepted.mail === 'sent' && empty && (
        <Suspense>
          <DeliveryNews {...accepted} instead={words.signUpAgain} />
        </Suspense>
      )}
      <ConsentNote text={consentTexts.newsletter.text} language="en" />
    </SubmissionForm>
  );
}

/** For the footer of every page: without scripts the newsletter's own page shows the result. */
export const FooterNewsletterForm = () => <NewsletterForm />;
