import styled from '@emotion/styled';
import { type Bookable, bookableGroups, type BookableGroup, bookables } from '@mainstage/content/estimate/bookables';
import { cateringChoices, extraChoices } from '@mainstage/content/estimate/extras';
import { count } from '@mainstage/house/figures';
import { bookableIn } from '@mainstage/estimate/choices';
import { extraPart } from '@mainstage/estimate/page-marks';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import { from, size } from '@mainstage/ui/theme/tokens';
import { Hidden, Small } from '@mainstage/ui/text/text';
import { Choice, ChoiceCheck, ChoiceSelect, ChoiceText } from './choice-fields';
import { DateState } from './date-state';
import type { EstimateState } from './use-choices';

const words = estimatePage.copy.form;

const Fields = styled.fieldset({ border: 0, margin: 0, padding: 0, minWidth: 0, display: 'grid', gap: 24 });
const Pair = styled.div({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Checks = styled.fieldset({
  border: 0,
  margin: 0,
  padding: 0,
  display: 'grid',
  '& legend': { padding: 0, marginBottom: 4, fontSize: size.small, fontWeight: 600 },
});

/** The choices: the sheet beside it follows every one of them. */
export function EstimateForm({ state }: { state: EstimateState }) {
  const { raw, change, today } = state;
  // The built page knows no address: what stands in its fields is filled in as it is served.
  const bookable = today === undefined ? undefined : bookableIn(raw);

  return (
    // Until the script is here nobody reckons: what were typed would not be heard.
    <form onSubmit={(event) => event.preventDefault()} aria-label={words.title} noValidate>
      <Fields disabled={today === undefined}>
        <Hidden as="legend">{words.title}</Hidden>
        <ChoiceSelect
          state={state}
          name="what"
          label={words.what}
          value={bookable?.id ?? ''}
          onChange={(id) => state.book(id)}
        >
          {!bookable && <option value="" label="–" />}
          {(Object.keys(bookableGroups) as BookableGroup[]).map((group) => (
            <optgroup key={group} label={bookableGroups[group]}>
              {bookables
                .filter((each) => each.group === group)
                .map(({ id, name }) => (
                  <Choice key={id} field="what" value={id}>
                    {name}
                  </Choice>
                ))}
            </optgroup>
          ))}
        </ChoiceSelect>
        <Pair>
          <ChoiceText
            state={state}
            name="date"
            label={bookable?.isLet ? words.begins : words.date}
            type="date"
            min={today}
            hint={bookable?.isLet ? undefined : words.dateHint}
          />
          {bookable?.byTheDay && !bookable.isLet ? (
            <ChoiceText state={state} name="days" label={words.days} />
          ) : (
            <ChoiceText state={state} name="guests" label={guestsOf(bookable)} hint={upTo(bookable?.maxGuests)} />
          )}
        </Pair>
        {state.estimate && <DateState choices={state.estimate.choices} />}
        {bookable?.isLet || <EventFields state={state} bookable={bookable} />}
        <Pair>
          <ChoiceSelect state={state} name="as" label={words.as}>
            {Object.entries(words.customers).map(([value, label]) => (
              <Choice key={value} field="as" value={value}>
                {label}
              </Choice>
            ))}
          </ChoiceSelect>
          {!bookable?.isLet && <ChoiceText state={state} name="gift" label={words.gift} hint={words.giftHint} />}
        </Pair>
        {bookable?.isLet || (
          <ChoiceCheck
            part="byCard"
            label={`${words.card}. ${words.cardHint}`}
            checked={raw.card === '1'}
            onChange={(on) => change('card', on ? '1' : '')}
          />
        )}
      </Fields>
    </form>
  );
}

/** What comes with an event: hours, food, extras. */
function EventFields({ state, bookable }: { state: EstimateState; bookable: Bookable | undefined }) {
  const { raw, errors, change } = state;
  const extras = raw.extras.split(',').filter(Boolean);
  const toggle = (id: string, on: boolean) =>
    change('extras', [...extras.filter((each) => each !== id), ...(on ? [id] : [])].join(','));

  return (
    <>
      {bookable && !(bookable.group === 'offer' && bookable.roundTheClock) && (
        <Pair>
          {bookable.group !== 'offer' && (
            <ChoiceSelect state={state} name="hours" label={words.hours}>
              {Object.entries(words.hourKinds).map(([value, label]) => (
                <Choice key={value} field="hours" value={value}>
                  {label}
                </Choice>
              ))}
            </ChoiceSelect>
          )}
          <ChoiceText state={state} name="overtime" label={words.overtime} hint={words.overtimeHint} />
        </Pair>
      )}
      <Pair>
        {bookable?.byTheDay && (
          <ChoiceText state={state} name="guests" label={guestsOf(bookable)} hint={upTo(bookable.maxGuests)} />
        )}
        <ChoiceSelect state={state} name="catering" label={words.catering}>
          {Object.entries(cateringChoices).map(([value, { name }]) => (
            <Choice key={value} field="catering" value={value}>
              {name}
            </Choice>
          ))}
        </ChoiceSelect>
      </Pair>
      <Checks>
        <legend>{words.extras}</legend>
        {Object.entries(extraChoices).map(([id, { name }]) => (
          <ChoiceCheck
            key={id}
            part={extraPart(id)}
            label={name}
            checked={extras.includes(id)}
            onChange={(on) => toggle(id, on)}
          />
        ))}
        {errors.extras && <Small role="alert">{errors.extras.message}</Small>}
      </Checks>
    </>
  );
}

const guestsOf = (bookable?: Bookable) => (bookable?.group === 'office' ? words.people : words.guests);
const upTo = (guests?: number) => (guests === undefined ? undefined : `${words.upTo} ${count(guests)}`);
