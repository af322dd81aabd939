import type { Language } from '@mainstage/contracts/language';
import { calendarEntries, receiptWords } from '@mainstage/content/forms/receipt';
import { WithScripts } from '../../components/loading/without-scripts';
import { saveEntry } from '../../components/files/calendar-entry';
import { useWebinarWords } from './webinar-date';

/** Calendar entry of the seat, the same as in the mail. */
export function SeatEntry({ id, language }: { id: string; language: Language }) {
  const { startsAt, endsAt } = useWebinarWords();
  return (
    <WithScripts
      variant="outlined"
      onClick={() =>
        saveEntry({
          ...calendarEntries[language].webinar,
          file: 'webinar.ics',
          language,
          id,
          from: new Date(startsAt),
          to: new Date(endsAt),
          tentative: false,
          stamp: new Date(),
        })
      }
    >
      {receiptWords[language].entry}
    </WithScripts>
  );
}
