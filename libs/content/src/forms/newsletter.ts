import type { ConfirmationMail } from '@mainstage/contracts/answers';
import type { Language } from '@mainstage/contracts/language';

interface NewsletterReceipt {
  /** Shown after a success: the subscription is valid only once the owner of the address has confirmed it. */
  hints: Record<ConfirmationMail, string>;
  address: string;
  /** For an address that the mail server rejected as unknown. */
  signUpAgain: string;
}

/** Texts below the form after a sign-up, in the language of the subscriber (rule visitor.language). */
export const newsletterReceipt: Readonly<Record<Language, NewsletterReceipt>> = {
  en: {
    hints: {
      sent: 'Open the email we just sent you and confirm your address. It can take a minute to arrive.',
      'on-its-way':
        'An email to confirm your address is already on its way. Open it when it arrives; it can take up to an hour.',
      'not-again':
        'We have already sent several emails to this address, so we will not send another for now. Please look for the one asking you to confirm it, also in your spam folder.',
    },
    address: 'Email address',
    signUpAgain: 'Please sign up again with the right one.',
  },
  de: {
    hints: {
      sent: 'Öffnen Sie die E-Mail, die wir Ihnen gerade gesendet haben, und bestätigen Sie Ihre Adresse. Sie kommt in der Regel innerhalb einer Minute an.',
      'on-its-way':
        'Eine E-Mail zur Bestätigung Ihrer Adresse ist schon unterwegs. Öffnen Sie sie, sobald sie da ist; das kann bis zu einer Stunde dauern.',
      'not-again':
        'An diese Adresse haben wir bereits mehrere E-Mails gesendet und senden deshalb vorerst keine weitere. Bitte suchen Sie nach der E-Mail, mit der Sie Ihre Adresse bestätigen, auch im Spam-Ordner.',
    },
    address: 'E-Mail-Adresse',
    signUpAgain: 'Bitte melden Sie sich mit der richtigen Adresse noch einmal an.',
  },
};
