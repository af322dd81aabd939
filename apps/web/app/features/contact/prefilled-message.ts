/** What may begin a message: `?offer=`, `?estimate=` with the choices of one, `?about=` a subject. */
export const namesMessage = ['offer', 'estimate', 'about'] as const;

/** The text that the address asks for; nothing for what nobody knows. Rejects only where a script cannot be fetched. */
export async function prefilledMessage(search: URLSearchParams): Promise<string | undefined> {
  const [offer, estimate, about] = namesMessage.map((name) => search.get(name));
  if (offer) return (await import('./offer-message')).offerMessage(offer);
  if (about) return (await import('@mainstage/content/forms/enquiries')).enquiryText(about);
  if (typeof estimate !== 'string') return undefined;
  return (await import('./estimate-text')).estimateText(estimate);
}
