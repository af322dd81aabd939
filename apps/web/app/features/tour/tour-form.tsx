import Box from '@mui/material/Box';
import { berlinDayIn, berlinToday } from '@mainstage/contracts/calendar';
import { tourMonthsAhead } from '@mainstage/contracts/form-limits';
import { consentTexts } from '@mainstage/content/consent/consent-texts';
import { tourCopy } from '@mainstage/leads/tour/fields';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { venueIn, withVenue } from '@mainstage/content/forms/tour-venue';
import type { Brief } from '@mainstage/leads/brief/form';
import { tourNotices } from '@mainstage/content/notices/tour';
import { fetchServerTime, useServerTimeKnown } from '../../api/server-time';
import { ConsentNote } from '../../forms/fields/consent-note';
import { FormFields } from '../../forms/fields/form-fields';
import { FormTextField } from '../../forms/fields/form-text-field';
import { FormLanguageChoice } from '../../forms/fields/form-language-choice';
import { RequiredHint } from '../../forms/fields/required-hint';
import { SubmitButton } from '../../forms/fields/submit-button';
import { ChosenList } from '../../components/brief/chosen-list';
import { hasChoices, useBrief } from '../../components/brief/use-brief';
import { shortlist } from '../../shortlist/shortlist-store';
import type { ServedForm } from '../../forms/submission/served-form';
import { SubmissionForm } from '../../forms/submission/submission-form';
import { useAfterHydration } from '@mainstage/ui/motion/use-hydrated';
import { type Submission, useSubmission } from '../../forms/submission/use-submission';
import { NamedVenue } from './named-venue';
import { tourBody } from './tour-body';
import { TourHoursHint } from './tour-hours-hint';
import { useVenueChoice } from './use-venue-choice';

/** The venue is part of the text, which the visitor can edit: the text is what is sent. */
function briefOf(chosen: Brief, text: string): Brief {
  const { venue: _, ...rest } = chosen;
  const venue = venueIn(text);
  return { ...rest, ...(venue && { venue }) };
}

/** The venue is already shown as a picture. */
function withoutVenue({ venue: _, ...rest }: Brief): Brief {
  return rest;
}

/** A day of a tour. A component of its own, because it renders when the server's time is known. */
function PreferredDate({ form }: { form: Submission<'tour'> }) {
  const settled = useAfterHydration();
  // Renders again when the server's time is known: with a clock that is days ahead the next days could not be chosen.
  useServerTimeKnown();
  const [first, last] = settled ? [berlinToday(), berlinDayIn(tourMonthsAhead)] : [];
  return (
    <Box sx={{ display: 'contents' }} onFocus={() => void fetchServerTime()}>
      <FormTextField form={form} name="preferredDate" min={first} max={last} />
    </Box>
  );
}

/** Request for a guided tour (rule form.tour); `?venue=` prefills a venue. */
export function TourForm({ served }: { served?: ServedForm }) {
  const [search] = useSearchParams();
  const brief = useBrief(shortlist.useValue());
  const submission = useSubmission({
    form: 'tour',
    copy: tourCopy,
    notices: tourNotices,
    served,
    initial: { additionalInformation: withVenue('', search.get('venue')) },
    toBody: tourBody,
    brief: ({ additionalInformation: text }) => briefOf(brief.requested, String(text ?? '')),
    receipt: true,
    onSuccess: () => brief.remove(),
  });
  useVenueChoice(submission.methods);
  const text = useWatch({ control: submission.methods.control, name: 'additionalInformation' });
  const lists = {
    ...brief,
    requested: briefOf(brief.requested, String(text ?? submission.initial['additionalInformation'] ?? '')),
  };
  return (
    <SubmissionForm submission={submission}>
      <NamedVenue form={submission} place="first" />
      <ChosenList {...lists} shown={withoutVenue(brief.ofAddress)} />
      <RequiredHint language="en" />
      <FormFields
        form={submission}
        custom={{
          preferredDate: <PreferredDate form={submission} />,
          preferredTime: (
            <div>
              <FormTextField form={submission} name="preferredTime" />
              <TourHoursHint form={submission} />
            </div>
          ),
        }}
      />
      <NamedVenue form={submission} place="last" />
      <FormLanguageChoice form={submission} />
      <ChosenList {...lists} shown={withoutVenue(brief.ofBrowser)} second={hasChoices(withoutVenue(brief.ofAddress))} />
      <ConsentNote text={consentTexts.tour.text} language="en" />
      <SubmitButton />
    </SubmissionForm>
  );
}
