import { transformOptions } from '@mainstage/contracts/field';
import { readPhonesBy } from '@mainstage/contracts/phone';
import { isPhoneNumber } from '@mainstage/contracts/phone-numbers';
import { fieldErrorsOf, validatorOptions } from '@mainstage/contracts/validate';
import { ValidationPipe } from '@nestjs/common';
import { ValidationFailed } from '../problem-error';

/** Validates each body by its form class, as the pages do; unknown fields are rejected by name (rule form.limits). */
export function bodyValidationPipe(): ValidationPipe {
  // Pages load the phone number library lazily; the server validates every number with it.
  readPhonesBy(isPhoneNumber);
  return new ValidationPipe({
    ...validatorOptions,
    transform: true,
    transformOptions,
    exceptionFactory: (errors) => new ValidationFailed(fieldErrorsOf(errors)),
  });
}
