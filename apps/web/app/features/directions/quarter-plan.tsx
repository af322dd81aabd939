import { styled } from '@mui/material/styles';
import { gettingHere } from '@mainstage/content/pages/getting-here';
import { colour, displayType, font } from '@mainstage/ui/theme/tokens';

const { plan: words, places } = gettingHere.copy;

type PlaceId = (typeof places)[number]['id'];

/** The position of each place in the drawing, which is 800 wide and 600 high. */
const spots: Record<PlaceId, readonly [x: number, y: number]> = {
  entrance: [372, 372],
  stop: [690, 250],
  garage: [248, 268],
  taxi: [470, 412],
  yard: [398, 190],
  bicycles: [262, 392],
};

const Drawing = styled('svg')({
  width: '100%',
  height: 'auto',
  backgroundColor: colour.mist,
  borderRadius: 3,
  '& text': { fontFamily: font.text, fontSize: 26, fontWeight: 600 },
  '& .house': { ...displayType, fontSize: 34 },
});

/** The space between the blocks is the streets. */
const blocks = [
  'M40 40h170v110H40z',
  'M250 40h190v80H250z',
  'M480 40h130v110H480z',
  'M40 190h130v190H40z',
  'M560 190h90v120h-90z',
  'M560 346h200v40H560z',
  'M700 40h60v120h-60z',
];

/** The streets around the building, drawn for this site: no map licence is needed. */
export function QuarterPlan() {
  return (
    <Drawing viewBox="0 0 800 600" role="img" aria-label={words.alt}>
      {blocks.map((path) => (
        <path key={path} d={path} fill={colour.paper} />
      ))}
      <path d="M0 480C200 440 560 520 800 460V600H0z" fill="#A9BCC4" />
      <text x="60" y="560" fill={colour.ink}>
        {words.river}
      </text>
      {/* Railway and station. */}
      <path d="M676 0v600" stroke={colour.ink} strokeWidth="10" />
      <path d="M676 0v600" stroke={colour.mist} strokeWidth="6" strokeDasharray="14 14" />
      <path d="M664 205h24v90h-24z" fill={colour.ink} />
      <path d="M214 160h300v190H214z" fill={colour.ink} />
      <text className="house" x="300" y="280" fill={colour.paper}>
        {words.house}
      </text>
      <path
        d="M664 268H536V414H372V360"
        fill="none"
        stroke={colour.signalText}
        strokeWidth="6"
        strokeDasharray="2 12"
        strokeLinecap="round"
      />
      {places.map(({ id }, each) => {
        const [x, y] = spots[id];
        return (
          <g key={id}>
            <circle cx={x} cy={y} r="22" fill={colour.signal} stroke={colour.paper} strokeWidth="3" />
            <text x={x} y={y + 9} textAnchor="middle" fill={colour.ink}>
              {each + 1}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
