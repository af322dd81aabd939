import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { layouts } from '@mainstage/house/layouts';
import { venueFinder } from '@mainstage/content/shared-pages/venue-finder';
import { houseOrder, type Order, type SortKey, sortKeys } from '@mainstage/finder/sort';
import { radius, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { asTable } from './table-parts';

const { chart } = venueFinder.copy;

/** The name of what is sorted by. */
export function sortLabel(key: SortKey): string {
  if (key === 'house') return chart.order.house;
  return key in layouts ? layouts[key as keyof typeof layouts].label : chart.columns[key as keyof typeof chart.columns];
}

/** The order after a press on a column: lowest first, highest first, the house's. Names begin with A. */
export function nextOrder(order: Order, by: SortKey): Order {
  const down = by !== 'name' && by !== 'floor';
  if (order.by !== by) return { by, descending: down };
  return order.descending === down ? { by, descending: !down } : houseOrder;
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12px 20px',
  '& label': { display: 'grid', gap: 6, fontSize: size.small, fontWeight: 600 },
  '& select': {
    minHeight: 48,
    padding: '0 12px',
    border: `1px solid ${tone.border}`,
    borderRadius: radius,
    backgroundColor: tone.field,
    color: tone.text,
    font: 'inherit',
    fontWeight: 400,
  },
  [asTable]: { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
});

interface SortChoiceProps {
  order: Order;
  onOrder: (order: Order) => void;
}

/** Sorting where the chart has no head to press on. */
export function SortChoice({ order, onOrder }: SortChoiceProps) {
  const id = useId();
  const value = `${order.by} ${order.descending ? 'down' : 'up'}`;
  return (
    <Line>
      <label htmlFor={id}>
        {chart.sort}
        <select
          id={id}
          value={value}
          onChange={({ target }) => {
            const [by, way] = target.value.split(' ');
            onOrder({ by: by as SortKey, descending: way === 'down' });
          }}
        >
          {sortKeys.flatMap((key) =>
            (key === 'house' || key === 'name' ? (['up'] as const) : (['up', 'down'] as const)).map((way) => (
              <option key={`${key} ${way}`} value={`${key} ${way}`}>
                {sortLabel(key)}
                {key !== 'house' && key !== 'name' && `, ${chart.order[way].toLowerCase()}`}
              </option>
            )),
          )}
        </select>
      </label>
    </Line>
  );
}
