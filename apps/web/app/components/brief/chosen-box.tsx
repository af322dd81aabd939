import { Button } from '@mui/material';
import { chosenLines } from '@mainstage/content/brief/chosen-lines';
import { calendarWords } from '@mainstage/content/calendar/words';
import { shortlistWords } from '@mainstage/content/shortlist/words';
import { venues } from '@mainstage/content/venues/venues';
import { Small } from '@mainstage/ui/text/text';
import { ChosenFrame, ChosenLines, Remove } from './chosen-frame';
import type { UsedBrief } from './use-brief';

const { form: words } = calendarWords;

/** What was chosen, each line removable. */
export function ChosenBox({ chosen, remove, withhold }: UsedBrief) {
  const lines = [
    ...chosenLines(chosen).map(([name, text]) => ({ name, text, takeOut: () => remove([name]) })),
    ...(chosen.shortlist ?? [])
      // Asked for by name already.
      .filter((venue) => venue !== chosen.venue)
      .map((venue) => ({
        name: venue,
        text: shortlistWords.form(venues[venue].name),
        takeOut: () => withhold(venue),
      })),
  ];
  if (lines.length === 0) return null;
  return (
    <ChosenFrame aria-label={words.request}>
      <Small>{words.request}</Small>
      <ChosenLines>
        {lines.map(({ name, text, takeOut }) => (
          <li key={name}>
            {text}
            <Button variant="text" onClick={takeOut}>
              <Remove text={text} />
            </Button>
          </li>
        ))}
      </ChosenLines>
      {chosen.venue && chosen.date && <Small>{words.note}</Small>}
    </ChosenFrame>
  );
}
