import { deskOfferAccepted, deskOfferDeclined, deskOfferWish } from './desk-offer-mail';
import { offerAccepted } from './offer-accepted';
import { offerCodeMail } from './offer-code';

/** Kinds of mails about offers (rule mail.kinds). */
export const offerMails = [offerCodeMail, offerAccepted, deskOfferAccepted, deskOfferDeclined, deskOfferWish] as const;
