import { berlinTime } from '@mainstage/contracts/berlin-time';
import type { DeliveryState } from '@mainstage/contracts/delivery';
import type { Language } from '@mainstage/contracts/language';

type StateTexts = Record<DeliveryState, (nextTryAt?: string) => string>;

interface DeliveryTexts {
  title: string;
  texts: StateTexts;
  /** Below `address-unknown`. */
  label: string;
  submit: string;
  submitting: string;
  /** After two corrections of the address. */
  usedUp: string;
  failed: string;
}

const clock = (instant: string) => berlinTime(Date.parse(instant)).time;

/** Delivery status of a confirmation for visitors. "Accepted" is all that a mail server reports. */
export const deliveryTexts: Record<Language, DeliveryTexts> = {
  en: {
    title: 'Your confirmation',
    texts: {
      'on-its-way': () => 'On its way to your mail server.',
      accepted: () => 'Accepted by your mail server. If you do not see it, please check your spam folder.',
      retrying: (nextTryAt) =>
        nextTryAt
          ? `Your mail server has not accepted it yet. We will try again at ${clock(nextTryAt)} (Frankfurt time).`
          : 'Your mail server has not accepted it yet. We will try again.',
      'address-unknown': () => 'Your mail server does not know this address. Is it spelt correctly?',
      refused: () =>
        'Your mail server has refused our email; that is our problem, not yours. We have your request, and will call you or write from another address.',
    },
    label: 'Your email address',
    submit: 'Send it to this address',
    submitting: 'Sending...',
    usedUp: 'We have your request. Please call us so that our answer reaches you.',
    failed: 'We could not change the address just now. Please try again.',
  },
  de: {
    title: 'Ihre Bestätigung',
    texts: {
      'on-its-way': () => 'Unterwegs zu Ihrem Mailserver.',
      accepted: () => 'Ihr Mailserver hat die E-Mail angenommen.',
      retrying: (nextTryAt) =>
        nextTryAt
          ? `Ihr Mailserver hat sie noch nicht angenommen. Nächster Versuch um ${clock(nextTryAt)} Uhr.`
          : 'Ihr Mailserver hat sie noch nicht angenommen. Wir versuchen es erneut.',
      'address-unknown': () => 'Ihr Mailserver kennt diese Adresse nicht. Ist sie richtig geschrieben?',
      refused: () =>
        'Ihr Mailserver hat unsere E-Mail abgelehnt; das liegt an uns, nicht an Ihnen. Ihre Angaben sind bei uns, und wir rufen Sie an oder schreiben Ihnen von einer anderen Adresse.',
    },
    label: 'Ihre E-Mail-Adresse',
    submit: 'An diese Adresse senden',
    submitting: 'Wird gesendet...',
    usedUp: 'Ihre Angaben sind bei uns. Bitte rufen Sie uns an, damit unsere Antwort Sie erreicht.',
    failed: 'Die Adresse ließ sich gerade nicht ändern. Bitte versuchen Sie es noch einmal.',
  },
};
