import type { DeskOffer, DeskOfferVersion, OfferWish } from '@mainstage/contracts/offers/calls';
import type { OfferBinding, OfferContent, OfferState, OfferUnit } from '@mainstage/contracts/offers/offer';
import { counted } from '@mainstage/contracts/counted';
import { momentText } from '../text/times';

export const offerStateLabels = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  superseded: 'Replaced by a newer version',
  expired: 'Expired',
} as const satisfies Record<OfferState, string>;

export const unitLabels = {
  flat: 'flat',
  guest: 'per guest',
  day: 'per day',
  hour: 'per hour',
  piece: 'per piece',
} as const satisfies Record<OfferUnit, string>;

export const customerLabels = { company: 'Company', private: 'Private host' } as const;

/** Until when an offer binds us, or why it does not. @param now milliseconds since 1970 */
export function bindingText(binding: OfferBinding, now: number): string {
  switch (binding.kind) {
    case 'binding':
      return `Binding until ${momentText(binding.until, now)}${binding.challenged ? ': they were asked to decide' : ''}`;
    case 'booked':
      return 'Their booking is definite: they can accept until the event begins';
    case 'taken':
      return 'Not binding: another client has booked the place';
    case 'waiting':
      return `Not binding: their option has rank ${binding.rank}`;
    case 'without-option':
      return 'Not binding: there is no option';
  }
}

/** The client's wish as sentences. @param content of the version that they wish to change */
export function wishTexts(wish: OfferWish, { lines }: OfferContent): string[] {
  const named = (ids: string[]) =>
    ids.map((id) => lines.find((line) => line.id === id)?.label ?? 'a line that is no longer there').join(', ');
  const hours = [wish.startsAt && `from ${wish.startsAt}`, wish.endsAt && `until ${wish.endsAt}`].filter(Boolean);
  return [
    wish.guests !== undefined && counted(wish.guests, 'guest', 'guests'),
    hours.length > 0 && `Hours ${hours.join(' ')}`,
    wish.add.length > 0 && `With ${named(wish.add)}`,
    wish.drop.length > 0 && `Without ${named(wish.drop)}`,
    wish.message && `“${wish.message}”`,
  ].filter((sentence) => typeof sentence === 'string' && sentence !== '') as string[];
}

export const newestFirst = ({ versions }: DeskOffer): DeskOfferVersion[] =>
  versions.toSorted((one, other) => other.version - one.version);

export const versionName = ({ number }: Pick<DeskOffer, 'number'>, { version }: Pick<DeskOfferVersion, 'version'>) =>
  `${number}, version ${version}`;
