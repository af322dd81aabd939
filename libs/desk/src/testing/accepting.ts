import { sendOfferCode } from '../offers/offer-codes';
import { acceptOffer } from '../offers/accept-offer';
import { offerCode } from '../offers/offer-links';
import type { DeskUnderTest } from './desk-under-test';
import { settings } from './offer-settings';
import { type SentOffer, sentOffer } from './sent-offer';

/** The form of an acceptance, without code and lines. */
export const acceptForm = {
  ...{ name: 'Ada Byron', position: 'CEO', company: 'Engines', billingAddress: 'Main Street 1' },
  terms: true as const,
};

/** Accepts offers of a desk as their clients do. */
export const acceptingOn = (desk: () => DeskUnderTest) => ({
  /** A sent offer whose code was sent too. */
  async withCode(venue?: string, guests?: number): Promise<SentOffer & { code: string }> {
    const sent = await sentOffer(desk(), { venue, guests });
    await sendOfferCode(desk().manager, sent.token, settings, () => Promise.resolve());
    return { ...sent, code: offerCode(settings.secret, sent.id, 1) };
  },
  accept: ({ token, code }: { token: string; code: string }, lines: string[] = []) =>
    acceptOffer(desk(), token, { ...acceptForm, lines, code }, settings),
  count: async (text: string) => (await desk().manager.query<object[]>(text)).length,
  mails: async (kind: string) =>
    (await desk().manager.query<object[]>('SELECT FROM mails WHERE kind = $1', [kind])).length,
  definite: async () => (await desk().manager.query<object[]>(`SELECT FROM bookings WHERE state = 'definite'`)).length,
});
