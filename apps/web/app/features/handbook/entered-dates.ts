import { isRecord } from '../../api/is-record';
import { createStoredValue } from '../../storage/stored-value';

/** What was typed into My dates. Empty where nothing is chosen yet. */
interface EnteredDates {
  event: string;
  signed: string;
  large: boolean;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** It outlives a reload, and a page that was locked in between. */
export const enteredDates = createStoredValue<EnteredDates>({
  area: 'session',
  key: 'mainstage.dates',
  parse: (stored) => {
    const dates: unknown = JSON.parse(stored ?? 'null');
    if (!isRecord(dates)) return { event: '', signed: '', large: true };
    return { event: text(dates.event), signed: text(dates.signed), large: dates.large !== false };
  },
});
