import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OfferContent } from '@mainstage/contracts/offers/offer';
import { offerTotals } from '@mainstage/offers/totals';
import { euroText } from './amounts';

/** Net, VAT and gross of an offer as the client sees it at first: without optional lines. */
export function OfferTotalsView({ content }: { content: OfferContent }) {
  const { net, vat, gross } = offerTotals(content, []);
  const optional = content.lines.some((line) => line.optional && !line.hidden);
  const rows = [
    ['Net', net],
    ...vat.map(({ percent, vat: amount }) => [`VAT ${percent} %`, amount] as const),
    [optional ? 'Total without optional lines' : 'Total', gross],
  ] as const;
  return (
    <Box
      component="dl"
      aria-label="Totals"
      sx={{ m: 0, ml: 'auto', display: 'grid', gridTemplateColumns: 'auto auto', columnGap: 3, rowGap: 0.5 }}
    >
      {rows.map(([label, cents], at) => {
        const weight = at === rows.length - 1 ? 650 : 400;
        return (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ fontWeight: weight }}>
              {label}
            </Typography>
            <Typography
              component="dd"
              sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontWeight: weight }}
            >
              {euroText(cents)}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
