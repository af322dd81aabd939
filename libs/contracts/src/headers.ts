/** Request headers that a form call carries beside its body. */
export const formHeaders = {
  /** A UUID made once per filled-in form; the same key again gives the first answer. */
  idempotencyKey: 'Idempotency-Key',
  /** Value of the field that no human sees; anything but empty is suspicious. */
  honeypot: 'X-Form-Trap',
  /** Milliseconds between the form being shown and sent; see `minimumFillInTime`. */
  age: 'X-Form-Age',
  /** `proofWords`, or a requested proof of work; a caller without the header is never asked for one. */
  proof: 'X-Form-Proof',
} as const;

/** What a page says of proofs of work. */
export const proofWords = {
  /** It can be asked for one. */
  able: 'able',
  /** It was asked and could not. */
  failed: 'failed',
} as const;

/** No human fills in a form faster than this, in milliseconds. */
const minimumFillInTime = 1000;

/** Whether a form was filled in too fast, by the header's value; false without the header. */
export function isSentTooFast(age: string | undefined): boolean {
  return age !== undefined && /^\d+$/.test(age) && Number(age) < minimumFillInTime;
}

/** Name of the field that no human sees. */
export const honeypotName = 'hall-remark';
