import { parseForm } from '@mainstage/contracts/validate';
import { Source } from '@mainstage/leads/source/form';
import { createStoredValue } from '../../storage/stored-value';
import { visitSourceKey } from './note-visit-source';

/** The stored source of the visit; undefined if it is unreadable. */
export const visitSource = createStoredValue({
  area: 'session',
  key: visitSourceKey,
  parse: (text) => (text === null ? undefined : parseForm(Source, JSON.parse(text)).value),
});
