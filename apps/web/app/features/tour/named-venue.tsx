import { lazy, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { venueIn, withoutVenue } from '@mainstage/content/forms/tour-venue';
import type { Submission } from '../../forms/submission/use-submission';

/** It knows every venue's facts; most who come have chosen none. */
const ChosenVenue = lazy(async () => ({ default: (await import('./chosen-venue')).ChosenVenue }));

interface NamedVenueProps {
  form: Submission<'tour'>;
  /** `first`: before the fields, where the page was rendered with a venue; `last`: after them, so that no field moves. */
  place: 'first' | 'last';
}

/** The venue that the additional information names: what is shown is what is sent. */
export function NamedVenue({ form: { methods, initial }, place }: NamedVenueProps) {
  const begun = String(initial['additionalInformation'] ?? '');
  const text = String(useWatch({ control: methods.control, name: 'additionalInformation' }) ?? begun);
  const [isFirst] = useState(venueIn(begun) !== undefined);
  const id = venueIn(text);
  if (!id || isFirst !== (place === 'first')) return null;
  return (
    <Suspense>
      <ChosenVenue id={id} onRemove={() => methods.setValue('additionalInformation', withoutVenue(text))} />
    </Suspense>
  );
}
