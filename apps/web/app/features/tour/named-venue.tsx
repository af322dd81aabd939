import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { venueIn, withoutVenue } from '@mainstage/content/forms/tour-venue';
import { useAfterHydration } from '@mainstage/ui/motion/use-hydrated';
import { lazyPart } from '../../components/loading/lazy-part';
import { drafts } from '../../forms/submission/draft-store';
import type { Submission } from '../../forms/submission/use-submission';
import { ReservedVenue } from './reserved-venue';

/** It knows every venue's facts; most who come have chosen none. */
const ChosenVenue = lazyPart(async () => (await import('./chosen-venue')).ChosenVenue);

/** The venue that the additional information names: what is shown is what is sent. */
export function NamedVenue({ form: { methods } }: { form: Submission<'tour'> }) {
  const [shown, setShown] = useState(false);
  const settled = useAfterHydration();
  const [search] = useSearchParams();
  const text = String(useWatch({ control: methods.control, name: 'additionalInformation' }) ?? '');
  const id = venueIn(text);
  // The form enters the venue of the address, or a stored text, after it is hydrated, and this hears of it a moment later.
  const entered = () => String(methods.getValues('additionalInformation') ?? '');
  const stored = () => drafts.read('tour')?.values['additionalInformation'] ?? '';
  const isNone = settled && !search.has('venue') && ![text, entered(), stored()].some(venueIn);
  return (
    <>
      {!shown && !isNone && <ReservedVenue />}
      {id && (
        <ChosenVenue
          id={id}
          onShown={() => setShown(true)}
          onRemove={() => methods.setValue('additionalInformation', withoutVenue(text))}
        />
      )}
    </>
  );
}
