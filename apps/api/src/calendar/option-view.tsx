import type { ListedBooking } from '@mainstage/bookings/list';
import { bookingText } from '@mainstage/bookings/mails/booking-text';
import { brand } from '@mainstage/content/site/brand';
import type { Language } from '@mainstage/contracts/language';
import { DefinitionList } from '@mainstage/nest/pages/definition-list';
import { renderDocument } from '@mainstage/nest/pages/render-document';
import { StandalonePage } from '@mainstage/nest/pages/standalone-page';
import { StatusMessage } from '@mainstage/nest/pages/status-message';
import { BookingButtons, fittingActions } from './booking-buttons';
import type { ActionOutcome } from './booking-links';
import { optionActions } from './option-actions';
import { optionWords } from './option-words';
import type { OptionWords } from './option-words.types';

interface OptionViewProps {
  booking: ListedBooking;
  language: Language;
  /** Rooms of the first options whose guests it waits for; null if there are none. */
  waitsFor: string | null;
  outcome?: ActionOutcome;
}

export const renderOptionView = (props: OptionViewProps): string => renderDocument(<OptionView {...props} />);

function OptionView({ booking, language, waitsFor, outcome }: OptionViewProps) {
  const words = optionWords[language];
  const { starts_at: startsAt, ends_at: endsAt, expires_at: expiresAt, challenged_until: challengedUntil } = booking;
  const text = bookingText({ ...booking, startsAt, endsAt, expiresAt, challengedUntil }, language);
  return (
    <StandalonePage title={`${text.venue}, ${text.day}`} from={brand.name} language={language}>
      <div className="letter">
        {outcome && <StatusMessage {...outcome} />}
        <p className="state">{stateText(booking, words)}</p>
        <h1>{text.venue}</h1>
        <DefinitionList
          items={[
            [words.facts.day, text.day],
            [words.facts.hours, words.frankfurt(text.hours)],
            [words.facts.guests, booking.guests],
            [words.facts.layout, text.layout],
            [words.facts.until, text.until],
            [words.facts.decideBy, text.decideBy],
          ]}
        />
        <p>
          <NextStep booking={booking} words={words} waitsFor={waitsFor} />
        </p>
        <OptionButtons booking={booking} words={words} />
        <p>
          <a href={`/venues/${booking.venue}`}>{words.onOurSite(text.venue)}</a>
        </p>
      </div>
    </StandalonePage>
  );
}

function stateText({ state, rank }: ListedBooking, { states }: OptionWords): string {
  if (state === 'option') return states.option(rank!);
  if (state === 'definite') return states.definite;
  if (state === 'requested') return states.requested;
  return states.ended;
}

interface WordedProps extends Pick<OptionViewProps, 'booking'> {
  words: OptionWords;
}

function NextStep({ booking: { state, rank }, words, waitsFor }: WordedProps & Pick<OptionViewProps, 'waitsFor'>) {
  if (state !== 'option')
    return (
      <>
        {words.questions} <Reach or={words.or} />.
      </>
    );
  if (rank === 1)
    return (
      <>
        {words.first} <Reach or={words.or} />.
      </>
    );
  if (waitsFor !== null) return words.waitsFor(waitsFor);
  return rank === 2 ? words.second : words.later;
}

function Reach({ or }: { or: string }) {
  return (
    <>
      <a href={`mailto:${brand.email}`}>{brand.email}</a> {or} <a href={brand.phone.href}>{brand.phone.label}</a>
    </>
  );
}

/** Actions that end the option need a second step, so that nobody presses them by accident. */
function OptionButtons({ booking, words }: WordedProps) {
  const { challenge, release } = optionActions;
  const { actions } = words;
  const first = fittingActions({ challenge: { ...challenge, label: actions.challenge.label } }, booking);
  const last = fittingActions({ release: { ...release, label: actions.release.label } }, booking);
  return (
    <>
      {first.length > 0 && (
        <form method="post">
          <BookingButtons actions={first} primary={first[0]?.[0]} />
        </form>
      )}
      {last.length > 0 && (
        <details>
          <summary>{words.noLongerNeeded}</summary>
          <p>{words.cannotBeUndone}</p>
          <form method="post">
            <BookingButtons actions={last} />
          </form>
        </details>
      )}
    </>
  );
}
