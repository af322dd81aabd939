import type { Bookable } from '@mainstage/content/estimate/bookables';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import { count } from '@mainstage/house/number-format';

const words = estimatePage.copy.form;

/** What stands at the field for those who come. */
export interface GuestsText {
  guestsLabel: string;
  /** How many there is room for; empty where that is not known. */
  guestsHint: string;
}

export const guestsText = (bookable: Bookable | undefined): GuestsText => ({
  guestsLabel: bookable?.group === 'office' ? words.people : words.guests,
  guestsHint: bookable ? `${words.upTo} ${count(bookable.maxGuests)}` : '',
});
