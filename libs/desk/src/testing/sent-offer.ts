import { randomUUID } from 'node:crypto';
import { draftRow, saveDraft } from '../answer/drafts';
import { sendAnswer } from '../answer/send-answer';
import { newOffer } from '../offers/new-offer';
import { saveOffer } from '../offers/save-offer';
import type { DeskUnderTest } from './desk-under-test';
import { answers, member, settings } from './offer-settings';

interface WantedOffer {
  venue?: string;
  day?: string;
  guests?: number;
  withOption?: boolean;
  /** Address of the member who sends it. */
  by?: string;
}

export interface SentOffer {
  /** Of the version. */
  id: string;
  offerId: string;
  leadId: string;
  token: string;
  link: string;
  answerId: string;
}

/** What a client types to accept, without the code and the optional lines. */
export const acceptForm = {
  ...{ name: 'Ada', position: 'CEO', company: 'Engines', billingAddress: 'Main Street 1' },
  terms: true as const,
};

/** Sends an answer with this text for a lead. @returns the answer's id */
export async function sendText(
  { manager }: Pick<DeskUnderTest, 'manager'>,
  leadId: string,
  body: string,
  { latest = null, by = member.email }: { latest?: string | null; by?: string } = {},
): Promise<string> {
  const text = { to: ['ada@example.com'], cc: [], bcc: [], subject: 'Your offer', body };
  const draft = { ...text, quote: false, sendAt: null, remindIfNoReplyBy: null };
  const known = await draftRow(manager, leadId, by);
  const { revision } = await saveDraft(manager, leadId, by, {
    ...draft,
    revision: known?.revision ?? 0,
  });
  const press = { revision, latest, key: randomUUID() };
  return (await sendAnswer(manager, { leadId, member: by }, press, answers)).id;
}

/** An offer with an optional line of 50 euro, sent from the desk. */
export async function sentOffer(
  desk: Pick<DeskUnderTest, 'manager' | 'lead'>,
  { venue = 'sky-lounge', day = '2030-05-14', guests = 80, withOption = true, by }: WantedOffer = {},
): Promise<SentOffer> {
  const leadId = await desk.lead({
    ...{ company: 'Engines', email: `${randomUUID()}@example.com` },
    ...{ brief_venue: venue, brief_date: day, brief_guests: guests },
  });
  const offer = await newOffer(desk.manager, { leadId, member }, { key: randomUUID(), withOption }, settings);
  const { id, revision, content, link } = offer.versions[0]!;
  const lines = content.lines.map((line) => ({ ...line, unitCents: 100_000 }));
  const extra = { ...lines[0]!, id: 'extra', label: 'Flowers', optional: true, unitCents: 5_000 };
  await saveOffer(desk.manager, id, { revision, content: { ...content, lines: [...lines, extra] } }, settings);
  const answerId = await sendText(desk, leadId, link, by === undefined ? {} : { by });
  return { id, leadId, offerId: offer.id, token: link.split('/').at(-1)!, link, answerId };
}
