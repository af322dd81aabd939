import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { kindNames, kinds } from '@mainstage/content/finder/kinds';
import { layoutNames, layouts } from '@mainstage/venues/facts/layouts';
import { searchSentence } from '@mainstage/content/finder/search-sentence';
import { venueFinder } from '@mainstage/content/shared-pages/venue-finder';
import { buildingFloors } from '@mainstage/content/venues/floors';
import { floorNumbers, largest } from '@mainstage/venues/search/query';
import { from } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { ChoiceCell, type Option } from './choice-cell';
import { DayCells } from './day-cells';
import { LayoutDrawing } from './layout-drawing';
import { NumberCell } from './number-cell';
import { PhoneFold } from '../../components/phone/phone-fold';
import type { Finder } from './use-finder';

const { copy } = venueFinder;
const { any, fields: words } = copy;

const Block = styled('form')({ borderTop: `1px solid ${tone.line}` });

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderBottom: `1px solid ${tone.line}`,
  // Doubled class for a higher specificity than the cells' own styles.
  '&& > * + *': { borderLeft: `1px solid ${tone.line}`, paddingLeft: 20 },
});

const Numbers = styled(Row)({
  // On a phone the guests have the first line to themselves.
  '&& > :first-of-type': { gridColumn: '1 / -1', borderBottom: `1px solid ${tone.line}` },
  '&& > :nth-of-type(2)': { borderLeft: 0, paddingLeft: 0 },
  [from.tablet]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '&& > :first-of-type': { gridColumn: 'auto', borderBottom: 0 },
    '&& > :nth-of-type(2)': { borderLeft: `1px solid ${tone.line}`, paddingLeft: 20 },
  },
});

const Places = styled(Row)({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&& > * + *': { borderTop: `1px solid ${tone.line}`, borderLeft: 0, paddingLeft: 0 },
});

const digits = (most: number) => String(most).length;
const anything: Option = { value: '', label: any };

const layoutOptions: readonly Option[] = [
  { ...anything, drawing: <LayoutDrawing /> },
  ...layoutNames.map((name) => ({ value: name, label: layouts[name].label, drawing: <LayoutDrawing layout={name} /> })),
];
const floorOptions: readonly Option[] = [
  anything,
  ...[...floorNumbers].reverse().map((floor) => ({
    value: String(floor),
    label: String(floor),
    note: buildingFloors[floor].name.split(',')[0],
  })),
];
const kindOptions: readonly Option[] = [
  anything,
  ...kindNames.map((name) => ({ value: name, label: kinds[name].label })),
];

const choices = {
  layout: { options: layoutOptions, columns: 4, wraps: true },
  floor: { options: floorOptions, columns: 3 },
  kind: { options: kindOptions, columns: 3 },
};
const choiceNames = Object.keys(choices) as (keyof typeof choices)[];

/**
 * The search as the title block of a drawing: day, three numbers, layouts from above, floor and kind. Without scripts
 * the browser submits it.
 */
export function TitleBlock({
  day,
  fields,
  ask,
  askDay,
  compared,
  settle,
}: Pick<Finder, 'day' | 'fields' | 'ask' | 'askDay' | 'compared' | 'settle'>) {
  const chosen = choiceNames.filter((name) => fields[name]).length;
  const number = (name: 'guests' | 'area' | 'led') => (
    <NumberCell
      name={name}
      label={words[name].label}
      unit={words[name].unit}
      any={any}
      value={fields[name]}
      digits={digits(largest[name])}
      onChange={ask}
    />
  );

  const choice = (name: keyof typeof choices) => (
    <ChoiceCell name={name} legend={words[name].label} value={fields[name]} onChange={ask} {...choices[name]} />
  );

  return (
    <Block
      action={venueFinder.path}
      onBlur={settle}
      role="search"
      aria-label={copy.form}
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      {compared.length > 0 && <input type="hidden" name="compare" value={compared.join(',')} />}
      <DayCells day={day} onChange={askDay} />
      <Numbers>
        {number('guests')}
        {number('area')}
        {number('led')}
      </Numbers>
      <PhoneFold label={copy.more(chosen)}>
        <Row sx={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>{choice('layout')}</Row>
        <Places>
          {choice('floor')}
          {choice('kind')}
        </Places>
      </PhoneFold>
      <noscript>
        <Typography variant="caption" sx={{ marginBlock: 2 }}>
          {copy.noScript}
        </Typography>
        <Button type="submit" size="large">
          {searchSentence.submit}
        </Button>
      </noscript>
    </Block>
  );
}
