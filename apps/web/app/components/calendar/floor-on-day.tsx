import { useId } from 'react';
import { stateOn } from '@mainstage/calendar/states/verdict';
import { venueOfRoom } from '@mainstage/content/venues/relations';
import type { Availability, DayState } from '@mainstage/contracts/availability';
import type { Hire } from '@mainstage/contracts/day-parts';
import { floors } from '@mainstage/venues/facts/plan/floors';
import type { Shape } from '@mainstage/venues/facts/plan/shapes';
import { isVenueId } from '@mainstage/venues/facts/ids';
import { tone } from '@mainstage/ui/theme/tones';

interface FloorOnDayProps {
  floor: 4 | 5 | 6;
  answer: Availability;
  date: string;
  hire: Hire;
}

/** A floor's plan, each room filled by its state on the day. The list next to it has the same information as text. */
export function FloorOnDay({ floor, answer, date, hire }: FloorOnDayProps) {
  const hatched = useId();
  const { hull, spaces, zones } = floors[floor];
  const stateOfRoom = (room: string) => stateOn(answer, [venueOfRoom(room)], date, hire) ?? 'over';
  const fill = (state: DayState) =>
    ({ free: 'transparent', asked: `url(#${hatched})`, taken: tone.text, over: tone.line })[state];
  const rooms = spaces.filter(({ use }) => use === 'room' || use === 'open');
  const depth = Math.max(
    ...rooms.map(({ shape }) => (shape.kind === 'rect' ? shape.y + shape.height : 0)),
    hull.height,
  );

  return (
    <svg viewBox={`-0.5 -0.5 ${hull.width + 1} ${depth + 1}`} width="100%" aria-hidden="true">
      <pattern id={hatched} width="1.4" height="1.4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="0.55" height="1.4" fill={tone.accent} />
      </pattern>
      <g stroke={tone.border} strokeWidth="0.14" fill="none">
        <rect x={hull.x} y={hull.y} width={hull.width} height={hull.height} strokeWidth="0.3" />
        {spaces.map(({ id, shape, use }) => (
          <Outline
            key={id}
            shape={shape}
            fill={use === 'room' || use === 'open' ? fill(stateOfRoom(id)) : 'none'}
            opacity={use === 'room' || use === 'open' ? 1 : 0.35}
          />
        ))}
        {zones
          .filter(({ id, within }) => isVenueId(id) && stateOfRoom(id) !== stateOfRoom(within))
          .map(({ id, shape }) => (
            <Outline key={id} shape={shape} fill={stateOfRoom(id) === 'free' ? tone.ground : fill(stateOfRoom(id))} />
          ))}
      </g>
    </svg>
  );
}

function Outline({ shape, ...look }: { shape: Shape; fill: string; opacity?: number }) {
  if (shape.kind === 'circle') return <circle cx={shape.x} cy={shape.y} r={shape.radius} {...look} />;
  return <rect x={shape.x} y={shape.y} width={shape.width} height={shape.height} {...look} />;
}
