import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { UseFormReturn } from 'react-hook-form';
import { withVenue } from '@mainstage/content/forms/tour-venue';
import { loadChosenVenue } from './load-chosen-venue';
import type { ValuesOf } from '../../forms/submission/values';

/**
 * Writes the venue in the address (`/book-tour?venue=…`) into the additional information, where the visitor can edit
 * it. It is then removed from the address, so that a reload shows the text as the visitor left it.
 */
export function useVenueChoice({ getValues, setValue }: UseFormReturn<ValuesOf<'tour'>>): void {
  const [search, setSearch] = useSearchParams();
  const venue = search.get('venue');

  useEffect(() => {
    if (venue === null) return;
    let cancelled = false;
    const take = () => {
      if (cancelled) return;
      const text = String(getValues('additionalInformation') ?? '');
      const named = withVenue(text, venue);
      if (named !== text) setValue('additionalInformation', named);
      setSearch(
        (params) => {
          params.delete('venue');
          return params;
        },
        { replace: true, preventScrollReset: true },
      );
    };
    // If the address changed before the venue's picture is hydrated, the picture would disappear until its script is
    // loaded.
    void loadChosenVenue().then(take, take);
    return () => {
      cancelled = true;
    };
  }, [venue, getValues, setValue, setSearch]);
}
