import { leadReference } from '@mainstage/leads/lead-id';
import { sample } from '@mainstage/leads/sample';
import { subjectForSales } from '@mainstage/leads/subject-for-sales';
import { Withdrawn } from '@mainstage/leads/withdrawn';
import { type Block, typed } from '@mainstage/mail/layout/blocks';
import type { DeskMailOf } from '../../mails/desk-mail-of';
import type { DeskMailLead } from '../../mails/desk-reader';
import { alarmSample } from '../../mails/templates/alarm';
import type { OfferVersion } from '../offer-version';
import { offerOfMail } from './offer-of-mail';

export interface DeskOfferNews extends DeskMailLead {
  offer: string;
  /** What the client typed. */
  words: string;
  url: string;
}

interface DeskOfferMail<Kind extends string> {
  kind: Kind;
  name: string;
  title: string;
  /** What sales does next, a sentence. */
  next: string;
  wordsOf: (version: OfferVersion) => string;
}

/** A mail to sales about what a client did with an offer. */
const deskOfferMail = <Kind extends string>({
  kind,
  name,
  title,
  next,
  wordsOf,
}: DeskOfferMail<Kind>): DeskMailOf<Kind, DeskOfferNews> => ({
  ...{ kind, name, language: 'en' },
  reason: 'You are receiving this email because you are in the sales team of the website.',
  ownerReason: 'You are receiving this email because this lead is yours.',
  subject: (news) => subjectForSales(title, news, [news.offer], leadReference(news.leadId)),
  preview: () => next,
  blocks: ({ offer, words, url }): Block[] => {
    const text = typed(words);
    return [
      { kind: 'heading', text: `${title}: ${offer}` },
      { kind: 'paragraph', text: next },
      ...(text ? [{ kind: 'quote', label: 'What the client wrote', text } as const] : []),
      { kind: 'button', label: 'Open the lead', url },
    ];
  },
  async props({ mail, entities, desk, links }) {
    const { offer, version } = await offerOfMail(entities, mail.aboutMail);
    const lead = await desk.lead(mail.leadId);
    if (!lead) throw new Withdrawn('the lead is gone');
    const number = `${offer.number}, version ${version.version}`;
    return { ...lead, offer: number, words: wordsOf(version), url: links.deskLead(lead.leadId) };
  },
  sample: {
    ...alarmSample,
    ...{ offer: 'A-2030-0042, version 1', words: 'Ten more guests, please.' },
    url: `https://stage.example/desk/leads/${sample.leadId}`,
  },
});

export const deskOfferAccepted = deskOfferMail({
  kind: 'desk-offer-accepted',
  name: 'Offer: accepted, to sales',
  title: 'Offer accepted',
  next: 'The offer was accepted and the booking is definite. The client has the accepted offer by email.',
  wordsOf: ({ acceptance }) => acceptance?.billingAddress ?? '',
});

export const deskOfferDeclined = deskOfferMail({
  kind: 'desk-offer-declined',
  name: 'Offer: declined, to sales',
  title: 'Offer declined',
  next: 'The client has declined the offer.',
  wordsOf: ({ note }) => note ?? '',
});

export const deskOfferWish = deskOfferMail({
  kind: 'desk-offer-wish',
  name: 'Offer: a change is wished, to sales',
  title: 'Change of an offer wished',
  next: 'The client wishes a change. The next version can take it over.',
  wordsOf: ({ wish }) => wish?.message ?? '',
});
