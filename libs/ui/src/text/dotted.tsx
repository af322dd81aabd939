import { styled } from '@mui/material/styles';

const gap = '0.85em';

/** The dot is in the gap before each piece; that of a line's first piece is outside the box and clipped. */
const Line = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  marginLeft: `-${gap}`,
  clipPath: `inset(0 0 0 ${gap})`,
  '& > span': { position: 'relative', paddingLeft: gap },
  '& i': { position: 'absolute', left: 0, width: gap, fontStyle: 'normal', textAlign: 'center', whiteSpace: 'pre' },
});

/** Short facts in a row, separated by dots; a wrapped line neither begins nor ends with one. */
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
