import { calendarEntries, receiptWords } from '@mainstage/content/forms/receipt';
import { WithScripts } from '../../components/loading/without-scripts';
import { saveEntry } from '../../components/files/calendar-entry';
import { useWebinarWords } from './webinar-date';

/** The seat for the visitor's own calendar: the entry that the mail brings as well. */
export function SeatEntry({ id }: { id: string }) {
  const { startsAt, endsAt } = useWebinarWords();
  return (
    <WithScripts
      variant="outlined"
      onClick={() =>
        saveEntry({
          ...calendarEntries.de.webinar,
          file: 'webinar.ics',
          language: 'de',
          id,
          from: new Date(startsAt),
          to: new Date(endsAt),
          tentative: false,
          stamp: new Date(),
        })
      }
    >
      {receiptWords.de.entry}
    </WithScripts>
  );
}
