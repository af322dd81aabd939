import { berlinToday } from '@mainstage/contracts/calendar';
import { consentTexts } from '@mainstage/content/consent/consent-texts';
import { tourCopy } from '@mainstage/content/forms/tour';
import { tourNotices } from '@mainstage/content/notices/tour';
import { ConsentNote } from '../fields/consent-note';
import { FormTextField } from '../fields/form-text-field';
import { RequiredHint } from '../fields/required-hint';
import { SubmitButton } from '../fields/submit-button';
import { AddShortlist } from '../shortlist/add-shortlist';
import { SubmissionForm } from '../submission/submission-form';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { useSubmission } from '../submission/use-submission';
import { ChosenVenue } from './chosen-venue';
import { tourBody } from './tour-body';
import { useVenueChoice } from './use-venue-choice';

interface TourFormProps {
  /** Text that the additional information begins with, e.g. the offer that the visitor came from. */
  initialInformation?: string;
}

/** Request for a guided tour (spec 4, 5, 8); `?venue=` begins it with a venue. */
export function TourForm({ initialInformation }: TourFormProps) {
  const submission = useSubmission({
    form: 'tour',
    notices: tourNotices,
    initial: initialInformation ? { additionalInformation: initialInformation } : undefined,
    toBody: tourBody,
  });
  useVenueChoice(submission.methods);
  // The page was built on some earlier day.
  const today = useHydrated() ? berlinToday() : undefined;
  return (
    <SubmissionForm submission={submission} copy={tourCopy}>
      <ChosenVenue />
      <RequiredHint language="en" />
      <FormTextField name="fullName" autoComplete="name" />
      <FormTextField name="email" type="email" autoComplete="email" />
      <FormTextField name="company" autoComplete="organization" />
      <FormTextField name="phoneNumber" type="tel" autoComplete="tel" />
      <FormTextField name="preferredDate" type="date" min={today} />
      <FormTextField name="preferredTime" type="time" />
      <FormTextField name="numberOfGuests" inputMode="numeric" />
      <FormTextField name="additionalInformation" lines={4} />
      <AddShortlist field="additionalInformation" />
      <ConsentNote text={consentTexts.tour.text} language="en" />
      <SubmitButton />
    </SubmissionForm>
  );
}
