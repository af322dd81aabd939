import { isRecord } from '../../api/is-record';
import { createStoredValue } from '../../storage/stored-value';

/** Input of My dates; empty if nothing is chosen yet. */
interface EnteredDates {
  event: string;
  signed: string;
  large: boolean;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Survives a reload, and locking and unlocking the page. */
export const enteredDates = createStoredValue<EnteredDates>({
  area: 'session',
  key: 'mainstage.dates',
  parse: (stored) => {
    const dates: unknown = JSON.parse(stored ?? 'null');
    if (!isRecord(dates)) return { event: '', signed: '', large: true };
    return { event: text(dates.event), signed: text(dates.signed), large: dates.large !== false };
  },
});
