import { useLayoutEffect } from 'react';
import { chosenLines } from '@mainstage/content/brief/chosen-lines';
import { isPast } from '@mainstage/contracts/calendar';
import { shortlistWords } from '@mainstage/content/shortlist/words';
import { venues } from '@mainstage/content/venues/venues';
import { ChosenFrame, ChosenLine, DayNote } from './chosen-frame';
import type { UsedBrief } from './use-brief';

interface ChosenBoxProps extends UsedBrief {
  /** Called before it is painted for the first time. */
  onShown: () => void;
}

/** What was chosen, each line removable. */
export function ChosenBox({ chosen, remove, withhold, onShown }: ChosenBoxProps) {
  useLayoutEffect(onShown, [onShown]);
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
    <ChosenFrame note={chosen.venue && chosen.date && !isPast(chosen.date) && <DayNote />}>
      {lines.map(({ name, text, takeOut }) => (
        <ChosenLine key={name} text={text} onClick={takeOut} />
      ))}
    </ChosenFrame>
  );
}
