import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { type FormClass, transformOptions } from '@mainstage/contracts/field';
import { validatorOptions } from '@mainstage/contracts/validate';
import type { FieldValues, Resolver } from 'react-hook-form';

/** Checks values with the class that the server checks them with. */
export const classResolver = <Values extends FieldValues>(form: FormClass): Resolver<Values> =>
  classValidatorResolver(
    form,
    { transformer: transformOptions, validator: validatorOptions },
    { mode: 'sync' },
  ) as unknown as Resolver<Values>;
