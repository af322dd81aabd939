/** Request headers that a form call carries beside its body. */
export const formHeaders = {
  /** A UUID made once per filled-in form; the same key again gives the first answer. */
  idempotencyKey: 'Idempotency-Key',
  /** What stood in the field that no human sees; anything but empty is suspicious. */
  trap: 'X-Form-Trap',
  /** Milliseconds between the form being shown and sent; see `minimumFillInTime`. */
  age: 'X-Form-Age',
  /** `proofWords`, or a proof of work that was asked for; who sends none is never asked. */
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

/** Whether a form was filled in too fast, by what stands in the header; who sends none is not judged by it. */
export function isHasty(age: string | undefined): boolean {
  return age !== undefined && /^\d+$/.test(age) && Number(age) < minimumFillInTime;
}

/** What a form without scripts carries beside its fields (docs/adr/0027-forms-without-scripts.md). */
export const noJsFormFields = {
  /** Put in when the page is served; the same key with the same content is the same submission. */
  key: 'form-key',
  /** The field that no human sees. */
  trap: 'hall-remark',
  /** The address of the page that it stands in, in a form that is asked for once more. */
  page: 'form-page',
} as const;

/** Stands in built pages for the key that only a served page has. */
export const formKeyMark = '{{form-key}}';
