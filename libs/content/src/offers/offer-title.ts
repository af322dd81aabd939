import { giftCardTitle } from '../constants/gift-card';
import { offers } from './offers';

/** Title of an offer or of the gift card by its id; any other text as it is, because a visitor may have typed it. */
export const offerTitle = (offer: string): string =>
  offer === 'gift-card' ? giftCardTitle : (offers.find(({ id }) => id === offer)?.title ?? offer);
