import Box from '@mui/material/Box';
import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { memo, useId } from 'react';
import { Link } from '../links/page-link';
import type { Cutaway, CutRoom } from '@mainstage/venues/plan/cutaway';
import { markSize, placeMarks, type RoomMark } from './room-marks';
import { colour, ease, motion } from '@mainstage/ui/theme/tokens';

export type RoomLight = 'best' | 'lit' | 'dim';

interface BuildingDrawingProps {
  building: Cutaway;
  roomOf: (id: string) => { name: string; to: string } | undefined;
  lightOf: (id: string) => RoomLight;
  /** Numbers drawn on a room, such as its rank. */
  marksOf?: (id: string) => readonly number[];
  label: string;
}

/** Light ground of paper and of forced colours: lines in the colour of text, the best rooms filled. */
const onLightGround = (ground: string, line: string, best: string, lit: string) => ({
  '& path:not([opacity])': { fill: ground, fillOpacity: 1, stroke: line, strokeOpacity: 0.6, strokeWidth: 0.25 },
  '& path[data-ground="lit"]': { fill: lit },
  '& path[data-ground="best"]': { fill: best },
  '& text[aria-hidden]': { fill: line },
});

/** The floors light up one after the other, from the street up. */
const lightsOn = keyframes({ from: { opacity: 0.1 } });
const between = 110;

const Svg = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: '100%',
  overflow: 'visible',
  '@media (prefers-reduced-motion: no-preference)': {
    '& [data-floor]': { animation: `${lightsOn} ${motion.calm} ${ease} backwards` },
  },
  '& a': { cursor: 'pointer', outline: 'none' },
  '& [data-ground]': { transition: `fill ${motion.calm} ${ease}, fill-opacity ${motion.calm} ${ease}` },
  '& a:hover [data-ground]': { fill: colour.signal },
  '& a:focus-visible [data-ground]': { stroke: colour.signal, strokeWidth: 0.9, strokeOpacity: 1 },
  '@media print': onLightGround(colour.white, colour.ink, colour.ink, colour.mist),
  '@media (forced-colors: active)': onLightGround('Canvas', 'CanvasText', 'Highlight', 'Canvas'),
});

const grounds = {
  best: { fillOpacity: 1 },
  lit: { fill: '#8d86a8', fillOpacity: 0.62 },
  dim: { fill: '#2a2a35', fillOpacity: 0.9 },
  none: { fill: '#17171f', fillOpacity: 0.85 },
} as const;

/** Opacity of a room's LED wall: only those of the best rooms shine. */
const wallLight: Readonly<Record<RoomLight, number>> = { best: 1, lit: 0.45, dim: 0.28 };

const faint = { stroke: '#F7F5F1', strokeOpacity: 0.14, strokeWidth: 0.12 } as const;

/**
 * Section through the building, floor above floor; rooms are links, lit by the caller's choice. Needs a dark ground.
 */
export const BuildingDrawing = memo(function BuildingDrawing({
  building,
  roomOf,
  lightOf,
  marksOf,
  label,
}: BuildingDrawingProps) {
  const name = useId();
  return (
    <Svg viewBox={building.viewBox} role="group" aria-label={label}>
      <defs>
        <linearGradient id={`${name}led`}>
          <stop offset="0" stopColor="#5B2BFF" />
          <stop offset="0.5" stopColor="#FF2E88" />
          <stop offset="1" stopColor="#FFB02E" />
        </linearGradient>
        <linearGradient id={`${name}lit`} x1="0.25" y1="0" x2="0.6" y2="1">
          <stop offset="0" stopColor="#fff" />
          <stop offset="0.45" stopColor="#FFE7C9" />
          <stop offset="1" stopColor="#FF9A6B" />
        </linearGradient>
      </defs>
      {building.floors.map(({ floor, plate, edge, label: at, rooms }, level) => (
        <Box key={floor} component="g" data-floor="" sx={{ animationDelay: `${level * between}ms` }}>
          <path d={plate} fill="#101017" fillOpacity="0.82" stroke="#F7F5F1" strokeOpacity="0.28" strokeWidth="0.18" />
          <path d={edge} fill="#2b2b37" />
          {inRuns(rooms, ({ id, within }) => !roomOf(id) && !within).map(({ plain, run: [first, ...others] }) =>
            plain ? (
              <NotForHire key={first.id} rooms={[first, ...others]} />
            ) : (
              <Room key={first.id} room={first} light={lightOf(first.id)} shown={roomOf(first.id)} name={name} />
            ),
          )}
          {rooms.map((room) =>
            room.light && !room.within ? (
              <path
                key={room.id}
                d={room.light}
                fill={`url(#${name}led)`}
                opacity={wallLight[lightOf(room.id)]}
                pointerEvents="none"
              />
            ) : null,
          )}
          {marksOf && placeMarks(rooms, marksOf).map((mark) => <Mark key={`${mark.text} ${mark.x}`} {...mark} />)}
          <text x={at.x} y={at.y + 1} fill="#B6B3BC" fontSize="3.2" fontWeight="600" aria-hidden="true">
            {floor}
          </text>
        </Box>
      ))}
    </Svg>
  );
});

/** Rooms that cannot be hired have no link and no name: adjacent ones are drawn as one shape. */
function NotForHire({ rooms }: { rooms: readonly CutRoom[] }) {
  return (
    <>
      <path d={rooms.map(({ ground }) => ground).join('')} {...grounds.none} {...faint} pointerEvents="none" />
      <path d={rooms.map(({ walls }) => walls).join('')} fill="#4a4a5c" fillOpacity="0.2" pointerEvents="none" />
    </>
  );
}

interface RoomRun {
  plain: boolean;
  run: [CutRoom, ...CutRoom[]];
}

/** Groups neighbouring plain rooms; every other room is a group of its own. */
function inRuns(rooms: readonly CutRoom[], isPlain: (room: CutRoom) => boolean): RoomRun[] {
  const runs: RoomRun[] = [];
  for (const room of rooms) {
    const [plain, last] = [isPlain(room), runs.at(-1)];
    if (plain && last?.plain) last.run.push(room);
    else runs.push({ plain, run: [room] });
  }
  return runs;
}

interface RoomProps {
  room: CutRoom;
  light: RoomLight;
  shown: { name: string; to: string } | undefined;
  name: string;
}

function Room({ room, light, shown, name }: RoomProps) {
  const { ground, walls, within } = room;
  // A part of a hall is drawn only if it is one of the best; otherwise its hall is drawn.
  if (within && light !== 'best') return null;
  const look = shown ? grounds[light] : grounds.none;
  const body = (
    <>
      <path
        data-ground={shown ? light : 'none'}
        d={ground}
        {...look}
        {...(shown && light === 'best' && { fill: `url(#${name}lit)` })}
        {...faint}
        {...(shown && { strokeOpacity: 0.5, strokeWidth: 0.2 })}
        strokeDasharray={within ? '1 0.8' : undefined}
      />
      {walls && (
        <path
          d={walls}
          fill={light === 'best' && shown ? '#FFD9B0' : '#4a4a5c'}
          fillOpacity={shown ? 0.5 : 0.2}
          pointerEvents="none"
        />
      )}
    </>
  );
  if (!shown || within) return <g pointerEvents={within ? 'none' : undefined}>{body}</g>;
  return (
    <Link to={shown.to} aria-label={shown.name}>
      {body}
    </Link>
  );
}

function Mark({ x, y, text }: RoomMark) {
  return (
    <g pointerEvents="none" aria-hidden="true">
      <circle cx={x} cy={y} r={markSize / 2} fill={colour.ink} />
      <text x={x} y={y + 1.25} fill={colour.paper} fontSize="3.5" fontWeight="700" textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
