/** Every `errors[].code` that a 422 may carry. */
export const fieldErrorCodes = [
  'unknown_field',
  'required',
  'wrong_type',
  'invalid_characters',
  'too_long',
  'invalid_email',
  'unsendable_email',
  'invalid_phone',
  'invalid_date',
  'date_in_past',
  'date_too_far',
  'invalid_time',
  'time_left_out',
  'time_in_past',
  'out_of_range',
  'not_offered',
  'not_accepted',
  'invalid_key',
  'invalid_token',
  'expired_token',
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** Codes of class-validator's own constraints, by the names of those that our forms use; a rule of ours is named by its code. */
const codes: Readonly<Record<string, FieldErrorCode>> = {
  whitelistValidation: 'unknown_field',
  isNotEmpty: 'required',
  isString: 'wrong_type',
  isInt: 'wrong_type',
  isBoolean: 'wrong_type',
  isObject: 'wrong_type',
  isArray: 'wrong_type',
  isUuid: 'wrong_type',
  arrayMaxSize: 'out_of_range',
  min: 'out_of_range',
  max: 'out_of_range',
  isIn: 'not_offered',
  arrayUnique: 'not_offered',
  equals: 'not_accepted',
  isEmail: 'invalid_email',
  notContains: 'invalid_email',
};

/**
 * The code of a failed constraint. Not by class-validator's `context`: react-hook-form's resolver passes on the constraint's name
 * alone, and browser and server must give the same code.
 */
export const codeOf = (constraint: string): FieldErrorCode => codes[constraint] ?? (constraint as FieldErrorCode);
