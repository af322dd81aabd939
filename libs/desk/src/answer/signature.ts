import type { Language } from '@mainstage/contracts/language';
import type { EntityManager } from 'typeorm';
import { DeskSignature } from './desk-signature';

type Signer = { email: string; name: string };

const closings: Readonly<Record<Language, string>> = { en: 'Kind regards', de: 'Mit freundlichen Grüßen' };

const storedSignature = async (manager: EntityManager, { email }: Signer): Promise<string | undefined> =>
  (await manager.findOneBy(DeskSignature, { member: email }))?.text;

/** Signature of a member; by default their name and ours. @param from name of MAIL_FROM */
export const signatureOf = async (manager: EntityManager, member: Signer, from: string): Promise<string> =>
  (await storedSignature(manager, member)) ?? `${member.name}\n${from}`;

/** The end of an answer: the member's own signature, by default with a closing in the client's language before it. */
export const closingOf = async (
  manager: EntityManager,
  member: Signer,
  { from, language }: { from: string; language: Language },
): Promise<string> => (await storedSignature(manager, member)) ?? `${closings[language]}\n${member.name}\n${from}`;

/** @param text empty for none */
export async function storeSignature(manager: EntityManager, member: string, text: string): Promise<void> {
  await manager.upsert(DeskSignature, { member, text }, ['member']);
}
