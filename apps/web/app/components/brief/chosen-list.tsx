import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { briefPlaceholders } from '@mainstage/content/brief/page-placeholders';
import { useAfterHydration } from '@mainstage/ui/motion/use-hydrated';
import { lazyPart } from '../loading/lazy-part';
import { ServerFilled } from '../loading/server-filled';
import { ChosenFrame, ChosenLine, DayNote } from './chosen-frame';
import { ReservedList } from './reserved-list';
import type { UsedBrief } from './use-brief';

/** It knows every venue by name; most who write have chosen none. */
const ChosenBox = lazyPart(async () => (await import('./chosen-box')).ChosenBox);

interface ChosenListProps extends UsedBrief {
  /** Whether the list that the server fills in is shown to everybody, until the page has its own; else without scripts only. */
  served?: boolean;
}

/** What goes out with the message beside what is typed; nothing where nothing was chosen. */
export function ChosenList({ served = false, ...brief }: ChosenListProps) {
  const [here, setHere] = useState(false);
  const settled = useAfterHydration();
  const isEmpty = Object.values(brief.chosen).every((choice) => choice === undefined);
  return (
    <>
      {!served && (
        <WithoutScripts>
          <ServedList />
        </WithoutScripts>
      )}
      {!here && !(settled && isEmpty) && (
        <ReservedList venue={served}>
          {served && (
            <ServedFrame>
              <ServedList />
            </ServedFrame>
          )}
        </ReservedList>
      )}
      {!isEmpty && <ChosenBox {...brief} onShown={() => setHere(true)} />}
    </>
  );
}

/** Where scripts run, what is in it is text, and would be read as such. */
const WithoutScripts = styled('noscript')({ '@media (scripting: none)': { display: 'contents' } });

/** Empty where nothing was chosen. */
const ServedFrame = styled(ServerFilled)({ '&:not(:has(section))': { display: 'none' } });

/** The list with placeholders, to be filled in by whoever serves the page: only then is its address known. */
function ServedList() {
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
