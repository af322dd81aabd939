/** Request headers of a form call. */
export const formHeaders = {
  /** A UUID per filled-in form; a repeated key gets the first response. */
  idempotencyKey: 'Idempotency-Key',
  /** Value of the field that humans do not see; anything but empty is suspicious. */
  honeypot: 'X-Form-Trap',
  /** Milliseconds between showing and sending the form; see `minimumFillInTime`. */
  age: 'X-Form-Age',
  /** `proofWords`, or a requested proof of work; clients without the header are never asked for one. */
  proof: 'X-Form-Proof',
} as const;

/** A page's ability to compute proofs of work. */
export const proofWords = {
  able: 'able',
  /** It failed to compute one. */
  failed: 'failed',
} as const;

/** Milliseconds: no human fills in a form faster. */
const minimumFillInTime = 1000;

/** Whether a form was filled in too fast, by the header's value; false without the header. */
export function isSentTooFast(age: string | undefined): boolean {
  return age !== undefined && /^\d+$/.test(age) && Number(age) < minimumFillInTime;
}

/** Name of the field that humans do not see. */
export const honeypotName = 'hall-remark';
