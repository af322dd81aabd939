import { createHmac, timingSafeEqual } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { deliveryMinutes } from '@mainstage/contracts/delivery';
import { siteSettings } from '../../site-settings';
import type { SentSubmission } from './use-sent';

/**
 * Data of a receipt's page without scripts, in the browser that sent the form: no database, nothing personal in an
 * address.
 */
export interface StoredReceipt {
  sent: SentSubmission;
  /** The cookie that gives access to the delivery status, as the API set it. */
  follow?: string;
}

const name = 'receipt';
/** Maximum size of a cookie that all browsers store. */
const longest = 3800;

const mac = (secret: string, body: string) => createHmac('sha256', secret).update(body).digest();

function written(receipt: StoredReceipt, secret: string): string {
  const body = brotliCompressSync(JSON.stringify(receipt)).toString('base64url');
  return `${body}.${mac(secret, body).toString('base64url')}`;
}

/** Halves the longest text, because the cookie is full. The whole text is in the database. */
function shortened({ sent, ...rest }: StoredReceipt): StoredReceipt {
  const texts = Object.entries(sent.body).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const [field, text] = texts.reduce((a, b) => (b[1].length > a[1].length ? b : a), ['', '']);
  return { ...rest, sent: { ...sent, body: { ...sent.body, [field]: `${text.slice(0, text.length / 2)}…` } } };
}

/** `Set-Cookie` of a receipt: signed, HttpOnly, for the receipt's page only. */
export function receiptCookie(receipt: StoredReceipt, path: string, secret: string): string {
  let kept = receipt;
  let value = written(kept, secret);
  while (value.length > longest) value = written((kept = shortened(kept)), secret);
  const secure = siteSettings.origin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${deliveryMinutes * 60}; HttpOnly; SameSite=Lax${secure}`;
}

/** The receipt in a request's cookie; undefined if there is none or its signature is wrong. */
export function receiptIn({ headers }: Request, secret: string): StoredReceipt | undefined {
  const value = new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)\\.([\\w-]+)(?:;|$)`).exec(headers.get('Cookie') ?? '');
  if (!value) return undefined;
  const [, body = '', given = ''] = value;
  const [expected, found] = [mac(secret, body), Buffer.from(given, 'base64url')];
  if (expected.length !== found.length || !timingSafeEqual(expected, found)) return undefined;
  return JSON.parse(brotliDecompressSync(Buffer.from(body, 'base64url')).toString()) as StoredReceipt;
}
