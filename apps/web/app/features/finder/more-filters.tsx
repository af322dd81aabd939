import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { calendarWords } from '@mainstage/content/calendar/words';
import { type Kind, kindNames, kinds } from '@mainstage/content/finder/kinds';
import { searchSentence as words } from '@mainstage/content/finder/search-sentence';
import { venueFinder } from '@mainstage/content/shared-pages/venue-finder';
import { buildingFloors } from '@mainstage/content/venues/floors';
import { hires, isHire } from '@mainstage/contracts/day-parts';
import { floorNumbers, largest } from '@mainstage/venues/search/query';
import { font, size } from '@mainstage/ui/theme/tokens';
import { usualHire } from './finder-state';
import { NumberField, Piece, SentenceField } from './sentence-fields';
import type { Finder } from './use-finder';

const { fields: labels, more } = venueFinder.copy;

const Fold = styled('details')({
  '& > summary': {
    width: 'fit-content',
    listStylePosition: 'inside',
    minHeight: 44,
    paddingBlock: 10,
    fontFamily: font.text,
    fontSize: size.small,
    fontWeight: 600,
    letterSpacing: 0,
    cursor: 'pointer',
  },
});

const floorOptions = [...floorNumbers].reverse().map((floor) => ({
  value: String(floor),
  label: words.floor(floor, buildingFloors[floor].name.split(',')[0]!),
}));
const kindOptions = kindNames.map((kind: Kind) => ({ value: kind, label: kinds[kind].label.toLowerCase() }));
const rare = ['area', 'led', 'floor', 'kind'] as const;

/** The criteria that few events have: area, LED wall, floor, kind, part of the day. Opens without scripts too. */
export function MoreFilters({ day, fields, ask, askDay }: Pick<Finder, 'day' | 'fields' | 'ask' | 'askDay'>) {
  const chosen = rare.filter((name) => fields[name]).length + (day.hire === usualHire ? 0 : 1);
  // Follows the first address only, so that it does not close while the visitor clears a field.
  const [opened] = useState(chosen > 0);
  const number = (name: 'area' | 'led') => (
    <NumberField
      name={name}
      label={`${labels[name].label}, ${labels[name].unit}`}
      value={fields[name]}
      placeholder={words.any}
      digits={String(largest[name]).length}
      onValue={(value) => ask(name, value)}
    />
  );

  return (
    <Fold open={opened}>
      <summary>{more(chosen)}</summary>
      <Piece>
        {words.area} {number('area')} {labels.area.unit},
      </Piece>{' '}
      <Piece>
        {words.led} {number('led')} {labels.led.unit},
      </Piece>{' '}
      {(['floor', 'kind'] as const).map((name) => (
        <Piece key={name}>
          <NativeSelect
            value={fields[name]}
            onChange={({ target }) => ask(name, target.value)}
            input={<SentenceField />}
            inputProps={{ name, 'aria-label': labels[name].label }}
          >
            <option value="">{words.anyOf[name]}</option>
            {(name === 'floor' ? floorOptions : kindOptions).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
          ,{' '}
        </Piece>
      ))}
      <Piece>
        <NativeSelect
          value={day.hire}
          onChange={({ target: { value } }) => isHire(value) && askDay({ ...day, hire: value })}
          input={<SentenceField />}
          inputProps={{ name: 'part', 'aria-label': calendarWords.form.part }}
        >
          {hires.map((hire) => (
            <option key={hire} value={hire}>
              {calendarWords.hires[hire].toLowerCase()}
            </option>
          ))}
        </NativeSelect>
      </Piece>
    </Fold>
  );
}
