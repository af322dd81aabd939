import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Check from '@mui/icons-material/Check';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { searchSentence as words } from '@mainstage/content/finder/search-sentence';
import { placeFeatures, yes } from '@mainstage/venues/search/query';
import { layoutNames, layouts } from '@mainstage/venues/facts/layouts';
import { colour, displayType, ease, motion } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { useToday } from '../../api/use-today';
import type { Finder } from './use-finder';

/** A sentence with fields in it, each as wide as its text. */
const Sentence = styled('form')({
  ...displayType,
  // With text at 200 % a day is as wide as a phone.
  fontSize: 'min(clamp(1.5rem, 1.15rem + 1.35vw, 2.375rem), 10vw)',
  lineHeight: 1.5,
  letterSpacing: '-0.03em',
  color: tone.muted,
  '& option': { fontSize: '1rem', letterSpacing: 0, color: '#0A0A0F', backgroundColor: '#FFFFFF' },
});

/** Keeps a word and the punctuation after it on one line. */
const Piece = styled('div')({ display: 'inline', whiteSpace: 'nowrap' });

const Field = styled(InputBase)({
  display: 'inline-flex',
  maxWidth: '100%',
  font: 'inherit',
  letterSpacing: 'inherit',
  lineHeight: 'inherit',
  color: tone.text,
  verticalAlign: 'baseline',
  '& .MuiInputBase-input': {
    boxSizing: 'border-box',
    // The same height for all native controls, a calendar or an arrow.
    height: 'max(48px, 1.65em)',
    padding: '2px 4px 2px 0',
    borderBottom: `2px solid ${tone.border}`,
    borderRadius: 0,
    fontVariantNumeric: 'tabular-nums',
    colorScheme: 'dark',
    transition: `border-color ${motion.quick} ${ease}`,
    '&:hover, &:focus-visible': { borderColor: colour.signal },
    '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 3 },
    '&::placeholder': { color: tone.muted, opacity: 0.8 },
  },
});

const FeatureControl = styled(FormControlLabel)({
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  marginRight: 14,
  borderBottom: `2px solid ${tone.border}`,
  verticalAlign: 'baseline',
  transition: `color ${motion.quick} ${ease}, border-color ${motion.quick} ${ease}`,
  '&:hover': { borderColor: colour.signal },
  '& .MuiCheckbox-root': { margin: 0, padding: 0, color: 'inherit', opacity: 0.45 },
  '& .MuiCheckbox-root.Mui-checked': { color: colour.signal, opacity: 1 },
  '& .MuiFormControlLabel-label': { padding: 0, font: 'inherit', letterSpacing: 'inherit' },
  '&:has(:checked)': { color: tone.text, borderColor: colour.signal },
  '&:has(:focus-visible)': { outline: `2px solid ${colour.signal}`, outlineOffset: 4 },
});

/** The search as a sentence: 120 people, theatre, on 12 March, with a stage. Without scripts the browser submits it. */
export function BuildingSentence({
  day,
  fields,
  ask,
  askDay,
  settle,
}: Pick<Finder, 'day' | 'fields' | 'ask' | 'askDay' | 'settle'>) {
  const today = useToday();

  return (
    <Sentence
      action="/venues#find"
      role="search"
      aria-label={words.form}
      onBlur={settle}
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      <Piece>
        <Field
          name="guests"
          autoComplete="off"
          placeholder="120"
          value={fields.guests}
          onChange={({ target }) => ask('guests', target.value.replace(/\D/g, '').slice(0, 4))}
          inputProps={{ inputMode: 'numeric', 'aria-label': words.guests }}
          sx={{ width: `calc(${Math.max(fields.guests.length, 3)}ch + 6px)`, marginRight: '0.22em' }}
        />
        {words.people},
      </Piece>{' '}
      <Piece>
        <NativeSelect
          value={fields.layout}
          onChange={({ target }) => ask('layout', target.value)}
          input={<Field />}
          inputProps={{ name: 'layout', 'aria-label': words.layout }}
        >
          <option value="">{words.anyLayout}</option>
          {layoutNames.map((name) => (
            <option key={name} value={name}>
              {layouts[name].label.toLowerCase()}
            </option>
          ))}
        </NativeSelect>
        ,
      </Piece>{' '}
      <Piece>
        {words.on}{' '}
        <Field
          type="date"
          name="date"
          value={day.date}
          onChange={({ target }) => askDay({ ...day, date: target.value })}
          inputProps={{ 'aria-label': words.date, min: today }}
          sx={{ width: '7.2em' }}
        />
        ,
      </Piece>{' '}
      <span role="group" aria-label={words.with}>
        {words.with}{' '}
        {placeFeatures.map((feature) => (
          <FeatureControl
            key={feature}
            name={feature}
            value={yes}
            checked={fields[feature] === yes}
            onChange={(_, chosen) => ask(feature, chosen ? yes : '')}
            control={<Checkbox icon={<Add fontSize="small" />} checkedIcon={<Check fontSize="small" />} />}
            label={words.features[feature]}
          />
        ))}
      </span>
      <noscript>
        <Button type="submit" size="large" sx={{ display: 'flex', marginTop: 2 }}>
          {words.submit}
        </Button>
      </noscript>
    </Sentence>
  );
}
