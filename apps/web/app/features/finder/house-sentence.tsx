import { styled } from '@mui/material/styles';
import { useCallback, useRef } from 'react';
import { houseWords as words } from '@mainstage/content/finder/house-words';
import { berlinToday } from '@mainstage/contracts/calendar';
import { wishes, yes } from '@mainstage/finder/query';
import { layoutNames, layouts } from '@mainstage/house/layouts';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { colour, displayType, ease, motion } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { emptyFinder } from './finder-state';
import { useAskedEarly } from './use-asked-early';
import type { Finder } from './use-finder';

const line = {
  border: 0,
  borderBottom: `2px solid ${tone.border}`,
  borderRadius: 0,
  background: 'none',
  color: tone.text,
  font: 'inherit',
  letterSpacing: 'inherit',
  padding: '2px 4px 2px 0',
  // Of one height whatever the browser draws in it, a calendar or an arrow.
  height: 'max(48px, 1.65em)',
  verticalAlign: 'baseline',
  cursor: 'pointer',
  transition: `border-color ${motion.quick} ${ease}`,
  '&:hover, &:focus-visible': { borderColor: colour.signal },
} as const;

/** A sentence to read, with fields in it; each is as large as its words. */
const Sentence = styled('form')({
  ...displayType,
  fontSize: 'clamp(1.5rem, 1.15rem + 1.35vw, 2.375rem)',
  lineHeight: 1.5,
  letterSpacing: '-0.03em',
  color: tone.muted,
  '@media (scripting: none)': { display: 'none' },
  '& label': { whiteSpace: 'nowrap' },
  '& input[name="guests"]': { ...line, fontVariantNumeric: 'tabular-nums', cursor: 'text', marginRight: '0.22em' },
  '& input[type="date"]': { ...line, width: '7.2em', maxWidth: '100%', colorScheme: 'dark' },
  '& select': { ...line, maxWidth: '100%' },
  '& option': { fontSize: '1rem', letterSpacing: 0, color: '#0A0A0F', backgroundColor: '#FFFFFF' },
  '& input::placeholder': { color: tone.muted, opacity: 0.8 },
});

const Wish = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  marginRight: 14,
  borderBottom: `2px solid ${tone.border}`,
  cursor: 'pointer',
  transition: `color ${motion.quick} ${ease}, border-color ${motion.quick} ${ease}`,
  '&:hover': { borderColor: colour.signal },
  '& input': { position: 'absolute', opacity: 0, width: 1, height: 1 },
  '& svg': { width: 18, height: 18, opacity: 0.45 },
  '&:has(:checked)': { color: tone.text, borderColor: colour.signal },
  '&:has(:checked) svg': { opacity: 1, color: colour.signal },
  '&:has(:focus-visible)': { outline: `2px solid ${colour.signal}`, outlineOffset: 4 },
});

/** The search as a sentence: 120 people, theatre, on 12 March, with a stage. */
export function HouseSentence({
  day,
  fields,
  ask,
  askDay,
  settle,
}: Pick<Finder, 'day' | 'fields' | 'ask' | 'askDay' | 'settle'>) {
  const form = useRef<HTMLFormElement>(null);
  const live = useHydrated();
  const askEarlyDay = useCallback((date: string) => askDay({ ...emptyFinder.day, date }), [askDay]);
  useAskedEarly(form, fields, ask, askEarlyDay);

  return (
    <Sentence
      ref={form}
      role="search"
      aria-label={words.form}
      onBlur={settle}
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      <label>
        <input
          name="guests"
          inputMode="numeric"
          autoComplete="off"
          aria-label={words.guests}
          placeholder="120"
          style={{ width: `calc(${Math.max(fields.guests.length, 3)}ch + 6px)` }}
          value={fields.guests}
          onChange={({ target }) => ask('guests', target.value.replace(/\D/g, '').slice(0, 4))}
        />
        {words.people},
      </label>{' '}
      <label>
        <select
          name="layout"
          aria-label={words.layout}
          value={fields.layout}
          onChange={({ target }) => ask('layout', target.value)}
        >
          <option value="">{words.anyLayout}</option>
          {layoutNames.map((name) => (
            <option key={name} value={name}>
              {layouts[name].label.toLowerCase()}
            </option>
          ))}
        </select>
        ,
      </label>{' '}
      <label>
        {words.on}{' '}
        <input
          type="date"
          name="date"
          aria-label={words.date}
          min={live ? berlinToday() : undefined}
          value={day.date}
          onChange={({ target }) => askDay({ ...day, date: target.value })}
        />
        ,
      </label>{' '}
      <span role="group" aria-label={words.with}>
        {words.with}{' '}
        {wishes.map((wish) => (
          <Wish key={wish}>
            <input
              type="checkbox"
              name={wish}
              value={yes}
              checked={fields[wish] === yes}
              onChange={({ target }) => ask(wish, target.checked ? yes : '')}
            />
            <svg viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
              {fields[wish] === yes ? <path d="M2 9.5l5 5L16 4" /> : <path d="M9 2v14M2 9h14" />}
            </svg>
            {words.wishes[wish]}
          </Wish>
        ))}
      </span>
    </Sentence>
  );
}
