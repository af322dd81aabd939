import type { MouseEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { calendarWords } from '@mainstage/content/calendar/words';
import { chosenLines } from '@mainstage/content/brief/chosen-lines';
import { shortlistWords } from '@mainstage/content/shortlist/words';
import { isPast } from '@mainstage/contracts/calendar';
import type { BriefField } from '@mainstage/leads/brief/chosen';
import type { Brief } from '@mainstage/leads/brief/form';
import { venueNames } from '@mainstage/venues/facts/venue-names';
import { ChosenFrame, ChosenLine, DayNote } from './chosen-frame';
import { type UsedBrief, without } from './use-brief';

const { form: words } = calendarWords;

interface ChosenListProps extends Pick<UsedBrief, 'requested' | 'remove' | 'withhold'> {
  /** The choices that this list shows. */
  shown: Brief;
  /** Whether it is the form's second list, without a title of its own. */
  second?: boolean;
}

/**
 * Choices that are sent with the form beside its fields, each removable, also without scripts. Renders nothing without
 * choices.
 */
export function ChosenList({ shown, second = false, requested, remove, withhold }: ChosenListProps) {
  const [search] = useSearchParams();
  const lines = chosenLines(shown);
  const listed = (shown.shortlist ?? []).filter((venue) => venue !== requested.venue);
  if (lines.length + listed.length === 0) return null;
  const withoutLine = (name: BriefField) => `?${without(search, [name]).toString()}`;
  return (
    <ChosenFrame
      title={second ? words.requestKept : words.request}
      note={shown.date && requested.venue && !isPast(shown.date) && <DayNote />}
    >
      {lines.map(([name, text]) => (
        <ChosenLine
          key={name}
          text={text}
          href={withoutLine(name)}
          onClick={(event: MouseEvent) => {
            event.preventDefault();
            remove([name]);
          }}
        />
      ))}
      {listed.map((venue) => (
        <ChosenLine key={venue} text={shortlistWords.form(venueNames[venue])} onClick={() => withhold(venue)} />
      ))}
    </ChosenFrame>
  );
}
