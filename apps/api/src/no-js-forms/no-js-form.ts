import { createHash, randomUUID } from 'node:crypto';
import type { FormName } from '@mainstage/leads/forms';

/** A form that a browser sent without scripts (docs/adr/0027-forms-without-scripts.md). */
export interface NoJsForm {
  form: FormName;
  /** What its fields hold, as typed. */
  typed: Record<string, string>;
  /** What the page put in as its key; missing where a program wrote the form itself. */
  pageKey?: string;
  honeypot: string;
  /** Of the page that shows it; empty where nobody says. */
  address: string;
}

declare module 'http' {
  interface IncomingMessage {
    /** Set where a form came without scripts: it is answered by a page. */
    noJsForm?: NoJsForm;
  }
}

/** A key for the page that asks for the form once more. */
export const newPageKey = (): string => randomUUID();

/**
 * The idempotency key of a no-JS form: its page's key and its content together, so that a reload sends nothing
 * twice, while the same page, found again with Back, may send something else.
 */
export function noJsFormKeyOf({ form, typed, pageKey: key }: NoJsForm): string | undefined {
  if (!key) return undefined;
  const hex = createHash('sha256')
    .update(JSON.stringify([form, key.replaceAll('-', '').toLowerCase(), typed]))
    .digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
