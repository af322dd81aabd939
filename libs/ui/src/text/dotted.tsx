import { styled } from '@mui/material/styles';

const gap = '0.85em';

/** Each piece keeps its dot in the room before it; that of a line's first piece lies outside, and is cut off. */
const Line = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  marginLeft: `-${gap}`,
  clipPath: `inset(0 0 0 ${gap})`,
  '& > span': { position: 'relative', paddingLeft: gap },
  '& i': { position: 'absolute', left: 0, width: gap, fontStyle: 'normal', textAlign: 'center', whiteSpace: 'pre' },
});

/** Short facts in a row, with dots between them; where the row wraps, no line begins or ends with one. */
export function Dotted({ facts }: { facts: readonly string[] }) {
  return (
    <Line>
      {facts.map((fact, at) => (
        <span key={fact}>
          {at > 0 && <i> · </i>}
          {fact}
        </span>
      ))}
    </Line>
  );
}
