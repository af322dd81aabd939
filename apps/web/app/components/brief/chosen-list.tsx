import styled from '@emotion/styled';
import { Button } from '@mui/material';
import { calendarWords } from '@mainstage/content/calendar/words';
import { Hidden, Small } from '@mainstage/ui/text/text';
import { tone } from '@mainstage/ui/theme/tones';
import { venues } from '@mainstage/content/venues/venues';
import { shortlistWords } from '@mainstage/content/shortlist/words';
import { chosenLines } from './chosen';
import type { UsedBrief } from './use-brief';

const { form: words } = calendarWords;

const Box = styled.section({ paddingBlock: 16, borderBlock: `1px solid ${tone.line}` });
const Lines = styled.ul({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16, minHeight: 48 },
});

/** What goes out with the message beside what is typed, each line removable; nothing where nothing was chosen. */
export function ChosenList({ chosen, remove, withhold }: UsedBrief) {
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
    <Box aria-label={words.request}>
      <Small>{words.request}</Small>
      <Lines>
        {lines.map(({ name, text, takeOut }) => (
          <li key={name}>
            {text}
            <Button variant="text" onClick={takeOut}>
              {words.removeLine}
              <Hidden> {text}</Hidden>
            </Button>
          </li>
        ))}
      </Lines>
      {chosen.venue && chosen.date && <Small>{words.note}</Small>}
    </Box>
  );
}
