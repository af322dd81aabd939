import { sample } from '@mainstage/leads/sample';
import { type VenuePage, venuePageOf, venuePicture } from '@mainstage/leads/venue-page';
import { type ToVisitor, visitorMail } from '@mainstage/leads/visitor-mail';
import { factsOf } from '@mainstage/mail/layout/blocks';
import { venueName } from '@mainstage/venues/facts/display-names';
import { Withdrawn } from '@mainstage/leads/withdrawn';
import { draftFormat } from '../../draft/draft-format';
import { AcceptedOffer } from '../accepted-offer';
import { type OfferMailWords, offerMailWords } from './offer-words';

export interface AcceptedProps extends ToVisitor {
  number: string;
  version: number;
  venue: string;
  /** YYYY-MM-DD */
  day: string;
  /** Cents. */
  gross: number;
  sha256: string;
  pdf: Buffer;
  venuePage: VenuePage;
}

/** To the client whose offer was accepted, with the stored PDF (rule offer.accept). */
export const offerAccepted = visitorMail<'offer-accepted', AcceptedProps, OfferMailWords>({
  kind: 'offer-accepted',
  name: 'Offer: accepted, to the client with the PDF',
  words: offerMailWords,
  subject: ({ accepted }, { number }) => accepted.subject(number),
  preview: ({ accepted }) => accepted.keep,
  picture: ({ venuePage, language }) => venuePicture(venuePage, language),
  files: ({ number, version, pdf }) => [
    { filename: `${number}-v${version}.pdf`, contentType: 'application/pdf', content: pdf },
  ],
  blocks: ({ accepted: words }, { number, venue, day, gross, sha256, language }) => {
    const format = draftFormat(language);
    return [
      { kind: 'heading', text: words.heading },
      { kind: 'paragraph', text: words.text(venueName(venue), format.day(day)) },
      factsOf([
        [words.facts.number, number],
        [words.facts.venue, venueName(venue)],
        [words.facts.day, format.day(day)],
        [words.facts.total, format.money(gross)],
        [words.facts.sha256, sha256],
      ]),
      { kind: 'paragraph', text: words.keep },
      { kind: 'paragraph', text: words.questions },
    ];
  },
  async props({ mail, entities, links }) {
    const select = { id: true, number: true, version: true, content: true, acceptance: true, sha256: true, pdf: true };
    const offer =
      mail.aboutMail === null
        ? null
        : await entities.findOne(AcceptedOffer, { select, where: { id: mail.aboutMail, leadId: mail.leadId } });
    if (!offer) throw new Withdrawn('the offer is gone');
    const { number, version, content, acceptance, sha256, pdf } = offer;
    const { language, venue, day } = content;
    return {
      ...{ language, number, version, venue, day, gross: acceptance.gross, sha256, pdf },
      venuePage: venuePageOf(venue, links),
    };
  },
  sample: {
    ...{ language: 'en', number: '2030-0042', version: 1, venue: 'skyline-stage', day: '2030-09-12' },
    ...{ gross: 297_500, sha256: '0'.repeat(64), pdf: Buffer.from('%PDF-1.7 sample'), venuePage: sample.venuePage },
  },
});
