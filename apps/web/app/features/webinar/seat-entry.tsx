import Button from '@mui/material/Button';
import { receiptEntries, receiptWords } from '@mainstage/content/forms/receipt';
import { saveEntry } from '../../components/files/calendar-entry';
import { useWebinarWords } from './webinar-date';

/** The seat for the visitor's own calendar: the entry that the mail brings as well. */
export function SeatEntry({ id }: { id: string }) {
  const { startsAt, endsAt } = useWebinarWords();
  return (
    <Button
      variant="outlined"
      onClick={() =>
        saveEntry({
          ...receiptEntries.webinar,
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
    </Button>
  );
}
