import { deskOfferDeclined, deskOfferWish } from './desk-offer-mail';

/** Kinds of mails about offers (rule mail.kinds). */
export const offerMails = [deskOfferDeclined, deskOfferWish] as const;
