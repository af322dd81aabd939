import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Check from '@mui/icons-material/Check';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { venueFinder } from '@mainstage/content/shared-pages/venue-finder';
import { searchSentence as words } from '@mainstage/content/finder/search-sentence';
import { largest, placeFeatures, yes } from '@mainstage/venues/search/query';
import { layoutNames, layouts } from '@mainstage/venues/facts/layouts';
import { colour, ease, motion } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { useToday } from '../../api/use-today';
import { MoreFilters } from './more-filters';
import { sentenceType } from './search-type';
import { NumberField, Piece, SentenceField } from './sentence-fields';
import type { Finder } from './use-finder';

/** A sentence with fields in it, each as wide as its text. */
const Sentence = styled('form')({
  ...sentenceType,
  lineHeight: 1.5,
  color: tone.muted,
  '& option': { fontSize: '1rem', letterSpacing: 0, color: '#0A0A0F', backgroundColor: '#FFFFFF' },
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

interface BuildingSentenceProps extends Pick<Finder, 'day' | 'fields' | 'compared' | 'ask' | 'askDay' | 'settle'> {
  /** The page that answers without scripts. */
  page: string;
}

/** The search as a sentence: 120 people, theatre, on 12 March, with a stage. Without scripts the browser submits it. */
export function BuildingSentence({ page, day, fields, compared, ask, askDay, settle }: BuildingSentenceProps) {
  const today = useToday();

  return (
    <Sentence
      action={`${page}#find`}
      role="search"
      aria-label={words.form}
      onBlur={settle}
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      {compared.length > 0 && <input type="hidden" name="compare" value={compared.join(',')} />}
      <Piece>
        <NumberField
          name="guests"
          label={words.guests}
          value={fields.guests}
          placeholder="120"
          digits={String(largest.guests).length}
          onValue={(value) => ask('guests', value)}
        />
        {words.people},
      </Piece>{' '}
      <Piece>
        <NativeSelect
          value={fields.layout}
          onChange={({ target }) => ask('layout', target.value)}
          input={<SentenceField />}
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
        <SentenceField
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
      <MoreFilters {...{ day, fields, ask, askDay }} />
      <noscript>
        <Typography variant="caption" sx={{ marginBlock: 1 }}>
          {venueFinder.copy.noScript}
        </Typography>
        <Button type="submit" size="large" sx={{ display: 'flex', marginTop: 1 }}>
          {words.submit}
        </Button>
      </noscript>
    </Sentence>
  );
}
