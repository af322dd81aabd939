import type { Bookable } from '@mainstage/content/estimate/bookables';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import { count } from '@mainstage/venues/facts/number-format';

const words = estimatePage.copy.form;

export interface GuestsText {
  guestsLabel: string;
  /** Capacity; empty if unknown. */
  guestsHint: string;
}

export const guestsText = (bookable: Bookable | undefined): GuestsText => ({
  guestsLabel: bookable?.group === 'office' ? words.people : words.guests,
  guestsHint: bookable ? `${words.upTo} ${count(bookable.maxGuests)}` : '',
});

/** Hint at the first day; empty once a day is given. */
export const dateHintText = (date: string): string => (date === '' ? words.dateHint : '');
