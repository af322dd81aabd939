import { FormField, type Rule } from '@mainstage/contracts/field';
import { isText } from '@mainstage/contracts/rules';
import { isUUID } from 'class-validator';

const uuid: Rule = {
  code: 'wrong_type',
  passes: (value) => typeof value !== 'string' || value === '' || isUUID(value),
  message: (field) => `${field} must be a UUID`,
};

/** Id of a press, which is carried out once however often it is sent (rule desk.once). */
export const RequestKey = ({ optional = true } = {}) =>
  FormField(
    { type: 'string', format: 'uuid', description: 'A UUID of the press: sent again, it changes nothing more' },
    [isText, uuid],
    { optional },
  );
