import type { EntityManager } from 'typeorm';
import { DeskSignature } from './desk-signature';

/** What a member writes below their answers; their name and ours until they change it. @param from name of MAIL_FROM */
export async function signatureOf(
  manager: EntityManager,
  { email, name }: { email: string; name: string },
  from: string,
): Promise<string> {
  const stored = await manager.findOneBy(DeskSignature, { member: email });
  return stored?.text ?? `${name}\n${from}`;
}

/** @param text empty for none */
export async function storeSignature(manager: EntityManager, member: string, text: string): Promise<void> {
  await manager.upsert(DeskSignature, { member, text }, ['member']);
}
