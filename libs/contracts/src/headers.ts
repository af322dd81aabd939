/** Request headers that a form call carries beside its body. */
export const formHeaders = {
  /** A UUID made once per filled-in form; the same key again gives the first answer. */
  idempotencyKey: 'Idempotency-Key',
  /** What stood in the field that no human sees; anything but empty is suspicious. */
  trap: 'X-Form-Trap',
  /** Milliseconds between the form being shown and sent; see `minimumFillInTime`. */
  age: 'X-Form-Age',
} as const;

/** No human fills in a form faster than this, in milliseconds. */
export const minimumFillInTime = 1000;

/** What a form without scripts carries beside its fields (docs/adr/0027-forms-without-scripts.md). */
export const plainFormFields = {
  /** Put in when the page is served; the same key with the same content is the same submission. */
  key: 'form-key',
  /** The field that no human sees. */
  trap: 'hall-remark',
} as const;

/** Stands in built pages for the key that only a served page has. */
export const formKeyMark = '{{form-key}}';
