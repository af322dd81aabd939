import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import { fromBase32, toBase32 } from './base32';

/**
 * Purpose of an address: `reply` is the visitor's Reply-To and `copy` the sales team's, both for a lead; `bounce` is
 * the envelope sender of one mail.
 */
export const inboundPurposes = ['reply', 'bounce', 'copy'] as const;
export type InboundPurpose = (typeof inboundPurposes)[number];

export interface InboundSubject {
  purpose: InboundPurpose;
  /** Id of the lead, or of the mail for `bounce`. */
  id: string;
}

const idBytes = 16;
/** 80 bits, the minimum that RFC 2104 recommends. */
const macBytes = 10;
export const tokenLength = Math.ceil(((idBytes + macBytes) * 8) / 5);

/**
 * Creates and reads the tokens in addresses such as `leads+<token>@example.com`. A token contains the encrypted id and
 * a MAC, so it needs no storage, reveals nothing and can be rejected without a query. The token of a subject never
 * changes.
 */
export class InboundTokens {
  private readonly encryptionKey: Buffer;
  private readonly macKey: Buffer;

  constructor(secret: string) {
    const derive = (use: string) => createHmac('sha256', secret).update(`inbound-mail ${use}`).digest();
    this.encryptionKey = derive('encryption').subarray(0, 16);
    this.macKey = derive('mac');
  }

  /** @returns 42 letters and digits in lower case, which fit the local part of an address */
  sign({ purpose, id }: InboundSubject): string {
    // One id is one block of the cipher: equal ids intentionally give equal tokens, so no mode is needed.
    const cipher = createCipheriv('aes-128-ecb', this.encryptionKey, null).setAutoPadding(false);
    const hidden = Buffer.concat([cipher.update(Buffer.from(id.replaceAll('-', ''), 'hex')), cipher.final()]);
    return toBase32(Buffer.concat([hidden, this.mac(purpose, hidden)]));
  }

  /** @returns undefined for a token that is forged, damaged or signed with another secret */
  read(token: string): InboundSubject | undefined {
    if (token.length !== tokenLength) return undefined;
    const bytes = fromBase32(token);
    if (!bytes) return undefined;
    const hidden = bytes.subarray(0, idBytes);
    const mac = bytes.subarray(idBytes);
    const purpose = inboundPurposes.find((candidate) => timingSafeEqual(this.mac(candidate, hidden), mac));
    if (!purpose) return undefined;
    const decipher = createDecipheriv('aes-128-ecb', this.encryptionKey, null).setAutoPadding(false);
    const id = Buffer.concat([decipher.update(hidden), decipher.final()]).toString('hex');
    return { purpose, id: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') };
  }

  private mac(purpose: InboundPurpose, hidden: Uint8Array): Buffer {
    return createHmac('sha256', this.macKey).update(`${purpose} `).update(hidden).digest().subarray(0, macBytes);
  }
}
