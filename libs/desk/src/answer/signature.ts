import type { EntityManager } from 'typeorm';
import { DeskSignature } from './desk-signature';

/** Signature of a member; by default their name and ours. @param from name of MAIL_FROM */
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
