import type { FieldError } from '@mainstage/contracts/validate';

export class FieldsRejected extends Error {
  override readonly name = 'FieldsRejected';
  constructor(readonly errors: FieldError[]) {
    super('Some fields are wrong');
  }
}
