import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Button } from '@mui/material';
import { chosenLines } from '@mainstage/content/brief/chosen-lines';
import { chosenMarks } from '@mainstage/content/brief/page-marks';
import { calendarWords } from '@mainstage/content/calendar/words';
import { Hidden, Small } from '@mainstage/ui/text/text';
import { tone } from '@mainstage/ui/theme/tones';
import { venues } from '@mainstage/content/venues/venues';
import { shortlistWords } from '@mainstage/content/shortlist/words';
import type { UsedBrief } from './use-brief';

const { form: words } = calendarWords;

const Box = styled.section({ paddingBlock: 16, borderBlock: `1px solid ${tone.line}` });
const Lines = styled.ul({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16, minHeight: 48 },
});

/** Where scripts run, what is in it is text, and would be read as such. */
const Built = styled.noscript({ '@media (scripting: none)': { display: 'contents' } });

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
  return (
    <>
      <Built>
        <ChosenWithoutScripts />
      </Built>
      {lines.length > 0 && (
        <Box aria-label={words.request}>
          <Small>{words.request}</Small>
          <Lines>
            {lines.map(({ name, text, takeOut }) => (
              <li key={name}>
                {text}
                <Button variant="text" onClick={takeOut}>
                  <Remove text={text} />
                </Button>
              </li>
            ))}
          </Lines>
          {chosen.venue && chosen.date && <Small>{words.note}</Small>}
        </Box>
      )}
    </>
  );
}

function Remove({ text }: { text: string }) {
  return (
    <>
      {words.removeLine}
      <Hidden> {text}</Hidden>
    </>
  );
}

/** The same, to be filled in by whoever serves the page: only then is its address known. */
function ChosenWithoutScripts() {
  const { all, line, note, text, without } = chosenMarks;
  return (
    <Marked by={all}>
      <Box aria-label={words.request}>
        <Small>{words.request}</Small>
        <Lines>
          <Marked by={line}>
            <li>
              {text}
              <Button variant="text" href={without}>
                <Remove text={text} />
              </Button>
            </li>
          </Marked>
        </Lines>
        <Marked by={note}>
          <Small>{words.note}</Small>
        </Marked>
      </Box>
    </Marked>
  );
}

function Marked({ by, children }: { by: { begin: string; end: string }; children: ReactNode }) {
  return (
    <>
      {by.begin}
      {children}
      {by.end}
    </>
  );
}
