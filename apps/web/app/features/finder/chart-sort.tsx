import { styled } from '@mui/material/styles';
import { layouts } from '@mainstage/venues/facts/layouts';
import { venueFinder } from '@mainstage/content/shared-pages/venue-finder';
import { defaultOrder, type SortOrder, type SortKey, sortKeys } from '@mainstage/venues/search/sort';
import { Field } from '../../components/fields/field';
import { tableMedia } from './table-parts';

const { chart } = venueFinder.copy;

export function sortLabel(key: SortKey): string {
  if (key === 'house') return chart.order.house;
  return key in layouts ? layouts[key as keyof typeof layouts].label : chart.columns[key as keyof typeof chart.columns];
}

/** The order after a click on a column: ascending, descending, catalog order. Names begin with A. */
export function nextOrder(order: SortOrder, by: SortKey): SortOrder {
  const down = by !== 'name' && by !== 'floor';
  if (order.by !== by) return { by, descending: down };
  return order.descending === down ? { by, descending: !down } : defaultOrder;
}

const Sort = styled(Field)({
  width: 'auto',
  [tableMedia]: { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
});

/** Sorting for widths without a table head. */
export function SortChoice({ order, onOrder }: { order: SortOrder; onOrder: (order: SortOrder) => void }) {
  return (
    <Sort
      label={chart.sort}
      value={`${order.by} ${order.descending ? 'down' : 'up'}`}
      onChange={({ target }) => {
        const [by, direction] = target.value.split(' ');
        onOrder({ by: by as SortKey, descending: direction === 'down' });
      }}
    >
      {sortKeys.flatMap((key) =>
        (key === 'house' || key === 'name' ? (['up'] as const) : (['up', 'down'] as const)).map((direction) => (
          <option key={`${key} ${direction}`} value={`${key} ${direction}`}>
            {sortLabel(key)}
            {key !== 'house' && key !== 'name' && `, ${chart.order[direction].toLowerCase()}`}
          </option>
        )),
      )}
    </Sort>
  );
}
