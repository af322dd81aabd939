/** Parameters that prefill a message: `?offer=`, `?estimate=` with its choices, `?about=` a subject. */
export const namesMessage = ['offer', 'estimate', 'about'] as const;

/** The text that the address prefills; undefined for unknown values. Rejects only if a script cannot be loaded. */
export async function prefilledMessage(search: URLSearchParams): Promise<string | undefined> {
  const [offer, estimate, about] = namesMessage.map((name) => search.get(name));
  if (offer) return (await import('./offer-message')).offerMessage(offer);
  if (about) return (await import('@mainstage/content/forms/enquiries')).enquiryText(about);
  if (typeof estimate !== 'string') return undefined;
  return (await import('./estimate-text')).estimateText(estimate);
}
