import type { OfferContent } from '@mainstage/contracts/offers/offer';

interface Letter {
  number: string;
  /** The client's page. */
  link: string;
  content: Pick<OfferContent, 'language' | 'customer' | 'client'>;
}

const letters = {
  en: {
    greeting: (name: string) => `Dear ${name},`,
    offer: (number: string) => `Thank you for your enquiry. Here is our offer ${number}:`,
    company: 'The page shows all details. There you can choose optional items, accept the offer or ask for a change.',
    private: 'The page shows all details. To accept the offer, simply reply to this email.',
  },
  de: {
    greeting: (name: string) => `Guten Tag ${name},`,
    offer: (number: string) => `vielen Dank für Ihre Anfrage. Hier ist unser Angebot ${number}:`,
    company:
      'Auf der Seite finden Sie alle Einzelheiten. Dort können Sie Zusatzleistungen wählen, das Angebot annehmen oder uns eine Änderung nennen.',
    private:
      'Auf der Seite finden Sie alle Einzelheiten. Wenn Sie das Angebot annehmen möchten, antworten Sie einfach auf diese E-Mail.',
  },
} as const;

/** The text of the answer that an offer is sent with. */
export function offerLetter({ number, link, content: { language, customer, client } }: Letter): string {
  const { greeting, offer, ...ways } = letters[language];
  return `${greeting(client.name)}\n\n${offer(number)}\n${link}\n\n${ways[customer]}`;
}

/** An answer with the letter above its signature; a second time it changes nothing. */
export function withLetter(body: string, signature: string, letter: Letter): string {
  if (body.includes(letter.link)) return body;
  const signed = signature !== '' && body.trimEnd().endsWith(signature);
  const written = (signed ? body.trimEnd().slice(0, -signature.length) : body).trim();
  return [written, offerLetter(letter), signed ? signature : ''].filter((part) => part !== '').join('\n\n');
}
