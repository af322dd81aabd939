import { lazy, Suspense, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { venueIn, withoutVenue } from '@mainstage/content/forms/tour-venue';
import { loadChosenVenue } from './load-chosen-venue';
import type { Submission } from '../../forms/submission/use-submission';

const ChosenVenue = lazy(async () => ({ default: (await loadChosenVenue()).ChosenVenue }));

const field = 'additionalInformation';

interface NamedVenueProps {
  form: Submission<'tour'>;
  /** `first`: before the fields, if the page was rendered with a venue; `last`: after them, so that no field moves. */
  place: 'first' | 'last';
}

/** The venue that the additional information names: what is shown is what is sent. */
export function NamedVenue({ form: { methods, initial }, place }: NamedVenueProps) {
  const begun = String(initial[field] ?? '');
  const text = String(useWatch({ control: methods.control, name: field }) ?? begun);
  const [isFirst] = useState(venueIn(begun) !== undefined);
  const id = venueIn(text);
  // The same element while the venue stays, so that its HTML is kept until its script is loaded.
  const chosen = useMemo(() => {
    const remove = () => methods.setValue(field, withoutVenue(String(methods.getValues(field) ?? '')));
    return (
      id && (
        <Suspense>
          <ChosenVenue id={id} onRemove={remove} />
        </Suspense>
      )
    );
  }, [id, methods]);
  return isFirst === (place === 'first') && chosen;
}
