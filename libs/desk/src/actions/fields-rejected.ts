import type { FieldError } from '@mainstage/contracts/validate';

/** Some fields of a form are wrong. */
export class FieldsRejected extends Error {
  override readonly name = 'FieldsRejected';
  constructor(readonly errors: FieldError[]) {
    super('Some fields are wrong');
  }
}
