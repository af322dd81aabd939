import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableFooter from '@mui/material/TableFooter';
import { styled } from '@mui/material/styles';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import type { SheetText } from '@mainstage/estimate/sheet-text';
import { displayType, font, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';

const words = estimatePage.copy.sheet;

const Lines = styled(Table)({
  '& th, & td': {
    padding: '14px 0',
    border: 0,
    borderTop: `1px solid ${tone.line}`,
    color: 'inherit',
    fontSize: size.small,
    lineHeight: 1.5,
    verticalAlign: 'baseline',
  },
  '& thead th': { padding: 0, border: 0, lineHeight: 0 },
  '& th': { fontWeight: 600, paddingRight: 24 },
  // On a phone each line divides its width separately, so that the longest sum does not narrow all texts.
  '@media screen and (max-width: 699px)': {
    '& tr': { display: 'flex', flexWrap: 'wrap' },
    '& th:first-of-type': { flex: '1 1 7rem' },
    '& td': { marginLeft: 'auto' },
  },
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
  fontSize: size.small,
  fontWeight: 400,
  lineHeight: 1.5,
  color: tone.muted,
  textWrap: 'pretty',
});
const NoFigure = styled('span')({ color: tone.muted });

/** Every line with its rule, and the sum. */
export function SheetLines({ text }: { text: SheetText }) {
  return (
    <Lines>
      <TableHead>
        <TableRow>
          <TableCell>
            <VisuallyHidden>{words.line}</VisuallyHidden>
          </TableCell>
          <TableCell>
            <VisuallyHidden>{words.amount}</VisuallyHidden>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {text.lines.map(({ id, label, rule, amount, figure }) => (
          <TableRow key={id} data-line={id}>
            <TableCell component="th" scope="row">
              <div>
                <span>{label}</span>
                <Rule>{rule}</Rule>
              </div>
            </TableCell>
            <TableCell>{figure ? <span>{amount}</span> : <NoFigure>{amount}</NoFigure>}</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row">
            <span>{words.total}</span>
            {text.later !== '' && <Rule>{text.later}</Rule>}
          </TableCell>
          <TableCell>{text.sum}</TableCell>
        </TableRow>
      </TableFooter>
    </Lines>
  );
}
