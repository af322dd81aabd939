import { createHash, createHmac } from 'node:crypto';

/** Who reads the page: the client, who decides, or a colleague, who only reads. */
export type OfferReader = 'client' | 'reader';

/** What the links of an offer are made of. */
export interface OfferLinkSettings {
  secret: string;
  /** Origin of the site. */
  origin: string;
}

/** 32 bytes that only the holder of the secret can derive, so that the desk can show a link again. */
export const offerToken = (secret: string, versionId: string, reader: OfferReader): string =>
  createHmac('sha256', secret).update(`offer ${reader} ${versionId}`).digest('base64url');

/** As it is stored. */
export const offerTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

export const offerLink = ({ secret, origin }: OfferLinkSettings, versionId: string, reader: OfferReader): string =>
  `${origin}/offers/${offerToken(secret, versionId, reader)}`;

/** Hashes of the tokens in a text, such as the body of an answer. */
export const offerTokensIn = (text: string): Buffer[] =>
  [...new Set([...text.matchAll(/\/offers\/([\w-]{43})(?![\w-])/g)].map(([, token]) => token!))].map(offerTokenHash);

/**
 * The code that proves that the offer's own mailbox accepts it: six digits, derived from the number of codes that were
 * sent, so that no code is stored.
 */
export function offerCode(secret: string, versionId: string, round: number): string {
  const digest = createHmac('sha256', secret).update(`offer code ${versionId} ${round}`).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}
