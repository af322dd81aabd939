import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { type Bookable, bookableGroups, type BookableGroup, bookables } from '@mainstage/content/estimate/bookables';
import { cateringChoices, extraChoices } from '@mainstage/content/estimate/extras';
import { bookableIn, formParts } from '@mainstage/estimate/choices';
import { dateHintText, guestsText } from '@mainstage/estimate/form-text';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import { from } from '@mainstage/ui/theme/tokens';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { ChoiceCheck, ChoiceSelect, ChoiceText } from './choice-fields';
import { DateState } from './date-state';
import type { EstimateState } from './use-choices';

const words = estimatePage.copy.form;

const Fields = styled(FormControl)({ display: 'grid', gap: 24 }) as typeof FormControl;
const Pair = styled('div')({
  display: 'grid',
  // One column for large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  gap: '24px 16px',
  alignItems: 'start',
  [from.tablet]: { columnGap: 24 },
});
/**
 * The choices; the sheet beside it follows each of them. Without scripts the browser submits the form, and the answer
 * has the sheet.
 */
export function EstimateForm({ state }: { state: EstimateState }) {
  const { raw, change } = state;
  const bookable = bookableIn(raw);
  const parts = formParts(bookable);

  return (
    <form action={estimatePage.path} onSubmit={(event) => event.preventDefault()} aria-label={words.title} noValidate>
      <Fields component="fieldset">
        <VisuallyHidden as="legend">{words.title}</VisuallyHidden>
        <input type="hidden" name="venue" value={raw.venue} />
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
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </ChoiceSelect>
        <Pair>
          {parts.let ? <DayField state={state} label={words.begins} /> : <FirstDayField state={state} />}
          {parts.days ? (
            <ChoiceText state={state} name="days" label={words.days} />
          ) : (
            <GuestsField state={state} bookable={bookable} />
          )}
        </Pair>
        {state.estimate && <DateState choices={state.estimate.choices} onDay={(day) => change('date', day)} />}
        {!parts.let && <EventFields state={state} bookable={bookable} parts={parts} />}
        <Pair>
          <ChoiceSelect state={state} name="as" label={words.as}>
            {Object.entries(words.customers).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </ChoiceSelect>
          {!parts.let && <ChoiceText state={state} name="gift" label={words.gift} hint={words.giftHint} />}
        </Pair>
        {!parts.let && (
          <ChoiceCheck
            name="card"
            value="1"
            label={`${words.card}. ${words.cardHint}`}
            checked={raw.card === '1'}
            onChange={(on) => change('card', on ? '1' : '')}
          />
        )}
        <noscript>
          <Button type="submit" size="large">
            {words.update}
          </Button>
        </noscript>
      </Fields>
    </form>
  );
}

function DayField({ state, label, hint }: { state: EstimateState; label: string; hint?: string }) {
  return <ChoiceText state={state} name="date" label={label} type="date" min={state.today} hint={hint} />;
}

/** The first day of an event; until one is given, with what a date adds to the estimate. */
function FirstDayField({ state }: { state: EstimateState }) {
  const hint = dateHintText(state.raw.date);
  return <DayField state={state} label={words.date} hint={hint || undefined} />;
}

interface BookingProps {
  state: EstimateState;
  bookable: Bookable | undefined;
}

function GuestsField({ state, bookable }: BookingProps) {
  const { guestsLabel, guestsHint } = guestsText(bookable);
  return <ChoiceText state={state} name="guests" label={guestsLabel} hint={guestsHint || undefined} />;
}

function EventFields({ state, bookable, parts }: BookingProps & { parts: ReturnType<typeof formParts> }) {
  const { raw, errors, change } = state;
  const extras = raw.extras.split(',').filter(Boolean);
  const toggle = (id: string, on: boolean) =>
    change('extras', [...extras.filter((each) => each !== id), ...(on ? [id] : [])].join(','));

  return (
    <>
      {parts.time && (
        <Pair>
          {parts.hours && (
            <ChoiceSelect state={state} name="hours" label={words.hours}>
              {Object.entries(words.hourKinds).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </ChoiceSelect>
          )}
          <ChoiceText state={state} name="overtime" label={words.overtime} hint={words.overtimeHint} />
        </Pair>
      )}
      <Pair>
        {parts.days && <GuestsField state={state} bookable={bookable} />}
        <ChoiceSelect state={state} name="catering" label={words.catering}>
          {Object.entries(cateringChoices).map(([value, { name }]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </ChoiceSelect>
      </Pair>
      <FormControl component="fieldset">
        <FormLabel component="legend" sx={{ marginBottom: 0.5 }}>
          {words.extras}
        </FormLabel>
        {Object.entries(extraChoices).map(([id, { name }]) => (
          <ChoiceCheck
            key={id}

            name="extras"
            value={id}
            label={name}
            checked={extras.includes(id)}
            onChange={(on) => toggle(id, on)}
          />
        ))}
        {errors.extras && (
          <Typography variant="caption" role="alert">
            {errors.extras.message}
          </Typography>
        )}
      </FormControl>
    </>
  );
}
