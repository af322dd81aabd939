import type { AnswerDraft } from '@mainstage/contracts/desk/answer';
import { retriedTransaction } from '@mainstage/database/retried-transaction';
import type { PrepareOffer } from '@mainstage/contracts/offers/calls';
import { randomUUID } from 'node:crypto';
import { BookingError } from '@mainstage/bookings/booking-error';
import { offerProblems } from '@mainstage/offers/problems';
import type { EntityManager } from 'typeorm';
import { FieldsRejected } from '../actions/fields-rejected';
import { Answer } from '../answer/answer';
import { AnswerFile } from '../answer/answer-file';
import { type AnswerSettings, answerComposer } from '../answer/composer';
import { draftOf, draftRow } from '../answer/drafts';
import { requireSize } from '../answer/files';
import { signaturesOf } from '../answer/signature';
import type { DeskMember } from '../desk-context';
import { deskVersion } from './desk-offers';
import { lockVersion } from './lock-version';
import { moveOption, onTrial } from './move-option';
import { OfferChangedMeanwhile, OfferRefused } from './offer-errors';
import { offerLetter } from './offer-letter';
import { offerLink } from './offer-links';
import { bindingOfOffer } from './offer-binding';
import { offerPdf } from './offer-pdf';
import type { OfferSettings } from './offer-settings';
import { cannotMove, placeIsTaken } from './send-offer';

/**
 * Puts text and link of an offer, and its PDF if wished, into the member's draft of an answer, below what is typed there.
 * A repeated press adds nothing. Whether its option can be moved with it is tried, and the PDF tells how binding it is
 * then (rule offer.moves).
 * @throws OfferNotFound, OfferRefused, OfferChangedMeanwhile, FieldsRejected for what hinders sending, ActionRefused
 * `answer_too_large`
 */
export async function prepareOffer(
  manager: EntityManager,
  { versionId, member }: { versionId: string; member: DeskMember },
  { revision, attach }: PrepareOffer,
  { offers, answers }: { offers: OfferSettings; answers: AnswerSettings },
): Promise<AnswerDraft> {
  return retriedTransaction(manager, async (own) => {
    const { lead, offer, version } = await lockVersion(own, versionId);
    if (!['draft', 'sent'].includes(version.state)) throw new OfferRefused('This version is no longer offered');
    if (version.revision !== revision) throw new OfferChangedMeanwhile(await deskVersion(own, offer, version, offers));
    const problems = offerProblems(version.content);
    if (problems.length > 0) throw new FieldsRejected(problems);
    const binding = await onTrial(own, async (trial) => {
      const press = { id: randomUUID(), by: member.email };
      if (version.state === 'draft') await moveOption(trial, { offer, content: version.content }, press);
      return bindingOfOffer(trial, { offer, version });
    }).catch((error: unknown) => {
      throw error instanceof BookingError ? new OfferRefused(cannotMove(offer, error)) : error;
    });
    if (binding.kind === 'taken') throw new OfferRefused(placeIsTaken(offer));
    const link = offerLink(offers, versionId, 'client');
    const draft = await draftFor(own, lead.leadId, member, answers);
    if (!draft.body.includes(link)) {
      const { content, version: at } = version;
      const signatures = await signaturesOf(own, member, answers.fromName);
      const signature = content.language === 'de' ? signatures.de : signatures.text;
      const begins = ['', signature.trim()].includes(draft.body.trim());
      const text = offerLetter(content, { number: offer.number, version: at, link, begins });
      const body = begins ? `${text}\n\n${signature}`.trimEnd() : `${draft.body.trimEnd()}\n\n${text}`;
      await own.update(Answer, { id: draft.id }, { body, revision: () => 'revision + 1', updatedAt: () => 'now()' });
    }
    if (attach) {
      const pdf = await offerPdf(own, { offer, version }, offers, binding);
      await attachPdf(own, draft.id, `${offer.number}-v${version.version}.pdf`, pdf);
    }
    return draftOf(own, await own.findOneByOrFail(Answer, { id: draft.id }));
  });
}

/** The member's draft; a new one has the recipients and the subject that the composer would suggest. */
async function draftFor(
  manager: EntityManager,
  leadId: string,
  member: DeskMember,
  settings: AnswerSettings,
): Promise<Answer> {
  const known = await draftRow(manager, leadId, member.email);
  if (known && (known.to.length > 0 || known.body.trim() !== '')) return known;
  const { to, cc, subject } = await answerComposer(manager, leadId, member, settings);
  if (known) await manager.update(Answer, { id: known.id }, { to, cc, subject });
  else await manager.insert(Answer, { leadId, member: member.email, to, cc, subject });
  return (await draftRow(manager, leadId, member.email))!;
}

async function attachPdf(manager: EntityManager, answerId: string, name: string, content: Buffer): Promise<void> {
  const files = await manager.findBy(AnswerFile, { answerId });
  const others = files.filter((file) => file.name !== name);
  requireSize([...others, { size: content.length }]);
  await manager.delete(AnswerFile, { answerId, name });
  await manager.insert(AnswerFile, { answerId, name, type: 'application/pdf', size: content.length, content });
}
