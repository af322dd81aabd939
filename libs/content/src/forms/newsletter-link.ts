/** Closing text and link of such a page. */
export interface LinkEnd {
  title: string;
  text: string;
  further?: { words: string; path: string };
}

/** All texts of a page that a mail links to. */
export interface LinkCopy {
  idle: { title: string; text: string };
  button: { idle: string; pending: string };
  done: LinkEnd;
  invalid: LinkEnd;
  failed: string;
}

export const confirmCopy = {
  idle: {
    title: 'Confirm your subscription',
    text: 'One click, and our newsletter comes to your inbox. If you did not ask for it, just close this page.',
  },
  button: { idle: 'Confirm subscription', pending: 'Confirming...' },
  done: {
    title: 'Your subscription is confirmed',
    text: 'Welcome. The next newsletter comes to your inbox; every issue has a link to unsubscribe.',
  },
  invalid: {
    title: 'This link is not valid',
    text: 'It may be incomplete or too old. Enter your address in the newsletter form at the foot of this page, and we will send you a new link.',
  },
  failed: 'That did not work, but nothing is lost: please try again in a moment.',
} as const satisfies LinkCopy;

export const unsubscribeCopy = {
  idle: {
    title: 'Unsubscribe from our newsletter',
    text: 'One click and we stop sending our newsletter to your address.',
  },
  button: { idle: 'Unsubscribe', pending: 'Unsubscribing...' },
  done: {
    title: 'You are unsubscribed',
    text: 'We will not send you our newsletter again. You can come back at any time with the form at the foot of this page.',
  },
  invalid: {
    title: 'This link is not valid',
    text: 'It may be incomplete. Please open the link from our latest newsletter once more, or reply to it, and we will take your address off the list.',
  },
  failed: 'That did not work. Please try again in a moment.',
} as const satisfies LinkCopy;

export const confirmCopyInGerman = {
  idle: {
    title: 'Abonnement bestätigen',
    text: 'Ein Klick, und unser Newsletter kommt in Ihr Postfach. Haben Sie ihn nicht bestellt, schließen Sie diese Seite einfach.',
  },
  button: { idle: 'Abonnement bestätigen', pending: 'Wird bestätigt...' },
  done: {
    title: 'Ihr Abonnement ist bestätigt',
    text: 'Willkommen. Der nächste Newsletter kommt in Ihr Postfach; in jeder Ausgabe steht ein Link zum Abbestellen.',
  },
  invalid: {
    title: 'Dieser Link ist nicht gültig',
    text: 'Er ist unvollständig oder zu alt. Tragen Sie Ihre Adresse in das Newsletter-Formular am Ende dieser Seite ein, und wir senden Ihnen einen neuen Link.',
  },
  failed:
    'Das hat nicht geklappt, aber es ist nichts verloren: Bitte versuchen Sie es in einem Augenblick noch einmal.',
} as const satisfies LinkCopy;

export const unsubscribeCopyInGerman = {
  idle: {
    title: 'Newsletter abbestellen',
    text: 'Ein Klick, und wir senden unseren Newsletter nicht mehr an Ihre Adresse.',
  },
  button: { idle: 'Abbestellen', pending: 'Wird abbestellt...' },
  done: {
    title: 'Sie sind abgemeldet',
    text: 'Wir senden Ihnen unseren Newsletter nicht mehr. Über das Formular am Ende dieser Seite können Sie jederzeit wiederkommen.',
  },
  invalid: {
    title: 'Dieser Link ist nicht gültig',
    text: 'Er ist unvollständig. Bitte öffnen Sie den Link aus unserem letzten Newsletter noch einmal, oder antworten Sie darauf, und wir nehmen Ihre Adresse von der Liste.',
  },
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es in einem Augenblick noch einmal.',
} as const satisfies LinkCopy;
