import { FormField } from '@mainstage/contracts/field';
import { isText } from '@mainstage/contracts/rules';
import { IsUUID } from 'class-validator';

/** Id of a press, which is carried out once however often it is sent (rule desk.once). */
export const RequestKey = ({ optional = true } = {}) =>
  FormField(
    { type: 'string', format: 'uuid', description: 'A UUID of the press: sent again, it changes nothing more' },
    [isText(), IsUUID('all', { message: '$property must be a UUID' })],
    { optional },
  );
