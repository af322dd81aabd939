import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { Values } from '../submission/values';
import { offerMessage } from './offer-message';

/**
 * Writes the text of the offer in the address (`/contact?offer=…`) into the message, below what the visitor may have
 * begun to write. The address loses the offer at once: a reload shows the draft as the visitor left it.
 */
export function useOfferMessage({ getValues, setValue }: UseFormReturn<Values>): void {
  const [search, setSearch] = useSearchParams();
  const offer = search.get('offer');

  useEffect(() => {
    if (offer === null) return;
    const text = offerMessage(offer);
    const begun = String(getValues('message') ?? '');
    if (text && !begun.includes(text)) setValue('message', begun.trim() ? `${begun.trimEnd()}\n\n${text}` : text);
    setSearch(
      (params) => {
        params.delete('offer');
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [offer, getValues, setValue, setSearch]);
}
