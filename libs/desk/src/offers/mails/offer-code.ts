import { sample } from '@mainstage/leads/sample';
import { type VenuePage, venuePageOf, venuePicture } from '@mainstage/leads/venue-page';
import { type ToVisitor, visitorMail } from '@mainstage/leads/visitor-mail';
import { Withdrawn } from '@mainstage/leads/withdrawn';
import { codeMinutes } from '../offer-codes';
import { offerCode as codeOf } from '../offer-links';
import { offerOfMail } from './offer-of-mail';
import { type OfferMailWords, offerMailWords } from './offer-words';

export interface OfferCode extends ToVisitor {
  number: string;
  code: string;
  venuePage: VenuePage;
}

/** The code by which the offer's own mailbox accepts it (rule offer.code). */
export const offerCodeMail = visitorMail<'offer-code', OfferCode, OfferMailWords>({
  kind: 'offer-code',
  name: 'Offer: code to accept it',
  words: offerMailWords,
  subject: ({ code }, { number }) => code.subject(number),
  preview: ({ code }) => code.valid(codeMinutes),
  picture: ({ venuePage, language }) => venuePicture(venuePage, language),
  blocks: ({ code: words }, { number, code }) => [
    { kind: 'heading', text: words.heading },
    { kind: 'paragraph', text: words.text(number) },
    { kind: 'preformatted', text: code },
    { kind: 'paragraph', text: words.valid(codeMinutes) },
    { kind: 'note', tone: 'quiet', text: words.ignore },
  ],
  async props({ mail, entities, links }) {
    const { offer, version } = await offerOfMail(entities, mail.aboutMail);
    if (version.state !== 'sent') throw new Withdrawn('the offer is decided or gone by now');
    return {
      ...{ language: version.content.language, number: offer.number },
      code: codeOf(links.secret, version.id, version.codeRound),
      venuePage: venuePageOf(version.content.venue, links),
    };
  },
  sample: { language: 'en', number: '2030-0042', code: '402917', venuePage: sample.venuePage },
});
