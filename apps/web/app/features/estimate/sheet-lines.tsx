import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { styled } from '@mui/material/styles';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import type { SheetText } from '@mainstage/estimate/sheet-text';
import { displayType, font, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { Each, Either, Where } from './template';

const words = estimatePage.copy.sheet;

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '14px 0',
    borderTop: `1px solid ${tone.line}`,
    textAlign: 'left',
    verticalAlign: 'baseline',
  },
  '& thead th': { padding: 0, border: 0 },
  '& th': { fontWeight: 600, paddingRight: 24 },
  // On a phone each line shares its room out by itself: the longest sum does not narrow the words of all.
  '@media screen and (max-width: 699px)': { '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  '& td': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& tfoot th, & tfoot td': {
    ...displayType,
    paddingBlock: 18,
    borderTop: `2px solid ${tone.text}`,
    fontSize: size.heading,
    lineHeight: 1.1,
  },
});
const Rule = styled('span')({
  display: 'block',
  marginTop: 2,
  fontFamily: font.text,
  letterSpacing: 0,
  fontSize: '0.875rem',
  fontWeight: 400,
  lineHeight: 1.5,
  color: tone.muted,
  textWrap: 'pretty',
});
const NoFigure = styled('span')({ color: tone.muted });

/** Every line with its rule, and what they add up to. */
export function SheetLines({ text }: { text: SheetText }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <Box component="span" sx={visuallyHidden}>
              {words.line}
            </Box>
          </th>
          <th scope="col">
            <Box component="span" sx={visuallyHidden}>
              {words.amount}
            </Box>
          </th>
        </tr>
      </thead>
      <tbody>
        <Each part="lines" of={text.lines}>
          {({ id, label, rule, amount, figure }) => (
            <tr key={id} data-line={id}>
              <th scope="row">
                <div>
                  {label}
                  <Rule>{rule}</Rule>
                </div>
              </th>
              <td>
                <Either part="figure" holds={figure} otherwise={<NoFigure>{amount}</NoFigure>}>
                  {amount}
                </Either>
              </td>
            </tr>
          )}
        </Each>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {words.total}
            <Where part="later" holds={text.later !== ''}>
              <Rule>{text.later}</Rule>
            </Where>
          </th>
          <td>{text.sum}</td>
        </tr>
      </tfoot>
    </Table>
  );
}
