import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { briefPlaceholders } from '@mainstage/content/brief/page-placeholders';
import { lazyPart } from '../loading/lazy-part';
import { ChosenFrame, ChosenLine, DayNote } from './chosen-frame';
import type { UsedBrief } from './use-brief';

/** It knows every venue by name; most who write have chosen none. */
const ChosenBox = lazyPart(async () => (await import('./chosen-box')).ChosenBox);

/** Where scripts run, what is in it is text, and would be read as such. */
const Built = styled('noscript')({ '@media (scripting: none)': { display: 'contents' } });

/** What goes out with the message beside what is typed; nothing where nothing was chosen. */
export function ChosenList(brief: UsedBrief) {
  return (
    <>
      <Built>
        <ChosenWithoutScripts />
      </Built>
      {Object.values(brief.chosen).some((choice) => choice !== undefined) && <ChosenBox {...brief} />}
    </>
  );
}

/** The same, to be filled in by whoever serves the page: only then is its address known. */
function ChosenWithoutScripts() {
  const { all, line, note, text, without } = briefPlaceholders;
  return (
    <Marked by={all}>
      <ChosenFrame
        note={
          <Marked by={note}>
            <DayNote />
          </Marked>
        }
      >
        <Marked by={line}>
          <ChosenLine text={text} href={without} />
        </Marked>
      </ChosenFrame>
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
