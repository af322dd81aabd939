import { useWatch } from 'react-hook-form';
import { venueIn, withoutVenue } from '@mainstage/content/forms/tour-venue';
import { lazyPart } from '../../components/loading/lazy-part';
import type { Submission } from '../../forms/submission/use-submission';

/** It knows every venue's facts; most who come have chosen none. */
const ChosenVenue = lazyPart(async () => (await import('./chosen-venue')).ChosenVenue);

/** The venue that the additional information names: what is shown is what is sent. */
export function NamedVenue({ form: { methods } }: { form: Submission<'tour'> }) {
  const text = String(useWatch({ control: methods.control, name: 'additionalInformation' }) ?? '');
  const id = venueIn(text);
  if (!id) return null;
  return <ChosenVenue id={id} onRemove={() => methods.setValue('additionalInformation', withoutVenue(text))} />;
}
