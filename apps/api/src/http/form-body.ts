import { isPhoneNumber } from '@mainstage/contracts/phone-numbers';
import { readPhonesBy } from '@mainstage/contracts/phone';
import type { FormClass } from '@mainstage/contracts/field';
import { validateForm } from '@mainstage/contracts/validate';
import { Body, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { ValidationFailed } from './problem-error';

// Whatever a page has checked, here it is checked in full.
readPhonesBy(isPhoneNumber);

/** The checked and cleaned body of a form call: `@FormBody(ContactForm) form: ContactForm`. */
export function FormBody(form: FormClass): ParameterDecorator {
  return Body(formPipe(form));
}

function formPipe(form: FormClass): Type<PipeTransform> {
  @Injectable()
  class FormPipe implements PipeTransform {
    transform(body: unknown): object {
      return checkedForm(form, body);
    }
  }
  return FormPipe;
}

/** The checked and cleaned form. @throws ValidationFailed */
export function checkedForm<Form extends object>(form: FormClass<Form>, body: unknown): Form {
  const { value, errors } = validateForm(form, body);
  if (errors) throw new ValidationFailed(errors);
  return value;
}
