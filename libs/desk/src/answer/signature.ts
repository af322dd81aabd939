import type { Signatures } from '@mainstage/contracts/desk/answer';
import type { Language } from '@mainstage/contracts/language';
import type { EntityManager } from 'typeorm';
import { DeskSignature } from './desk-signature';

type Signer = { email: string; name: string };

const closings: Readonly<Record<Language, string>> = { en: 'Kind regards', de: 'Mit freundlichen Grüßen' };

/**
 * The ends of a member's answers by the language of the client; by default a closing, their name and ours.
 * @param from name of MAIL_FROM
 */
export async function signaturesOf(manager: EntityManager, { email, name }: Signer, from: string): Promise<Signatures> {
  const own = await manager.findOneBy(DeskSignature, { member: email });
  if (own) return { text: own.text, de: own.textDe ?? own.text };
  return { text: `${closings.en}\n${name}\n${from}`, de: `${closings.de}\n${name}\n${from}` };
}

/** @param signatures empty for none; without a German one that of `text` is used */
export async function storeSignatures(
  manager: EntityManager,
  member: string,
  { text = '', de }: Partial<Signatures>,
): Promise<void> {
  await manager.upsert(DeskSignature, { member, text, textDe: de ?? null }, ['member']);
}
