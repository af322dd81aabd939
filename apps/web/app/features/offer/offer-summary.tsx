import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { OfferPage } from '@mainstage/contracts/offers/calls';
import { offerFormats } from '@mainstage/offers/format';
import { pageTexts } from '@mainstage/offers/texts/page-texts';
import { sectionBegins, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { formWords } from './words';

/** The page's content with the summary beside it on wide screens. */
export const BesideSummary = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 800px) minmax(0, 320px)' },
    ...{ justifyContent: 'space-between', columnGap: 64 },
  },
}));

const Aside = styled('aside')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: {
    ...{ display: 'grid', gap: 12, justifyItems: 'start', alignSelf: 'start' },
    ...{ position: 'sticky', top: sectionBegins, marginTop: 64, paddingTop: 20, borderTop: `1px solid ${tone.line}` },
  },
  '@media print': { display: 'none' },
}));
const Total = styled('p')({
  ...{ margin: 0, fontSize: size.heading, fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});

interface OfferSummaryProps {
  page: OfferPage;
  /** Total of what is ticked, in cents. */
  gross: number;
  pdf: string;
}

/** Total and the way to the acceptance, in view while a wide page is read. */
export function OfferSummary({ page: { number, accept, binding, content }, gross, pdf }: OfferSummaryProps) {
  const { language } = content;
  const texts = pageTexts[language];
  const format = offerFormats[language];
  return (
    <Aside aria-label={texts.totals.heading}>
      <Typography variant="caption">{texts.totals.gross}</Typography>
      <Total>{format.money(gross)}</Total>
      {accept === 'possible' && binding.kind === 'binding' && (
        <Typography variant="caption">{formWords[language].bindingUntil(format.moment(binding.until))}</Typography>
      )}
      {accept === 'possible' && <Button href="#accept">{formWords[language].toAccept}</Button>}
      <Button href={pdf} variant="text" aria-label={`${texts.pdf.button}: ${number}`}>
        {texts.pdf.button}
      </Button>
    </Aside>
  );
}
