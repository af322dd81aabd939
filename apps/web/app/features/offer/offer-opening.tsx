import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OfferPage } from '@mainstage/contracts/offers/calls';
import { offerFormats } from '@mainstage/offers/format';
import { pageTexts } from '@mainstage/offers/texts/page-texts';
import { NoBreak } from '@mainstage/ui/text/no-break';
import { venueName } from '@mainstage/venues/facts/display-names';
import { formWords } from './words';

interface OfferOpeningProps {
  page: OfferPage;
  pdf: string;
}

/** Number, venue and day of the offer, how long it is binding, and the way to accept it. */
export function OfferOpening({ page, pdf }: OfferOpeningProps) {
  const { number, version, content, accept } = page;
  const { language, venue, day } = content;
  const texts = pageTexts[language];

  return (
    <Stack spacing={2.5} sx={{ paddingTop: 8, marginBottom: 'clamp(2rem, 4vw, 4rem)', maxWidth: 800 }}>
      <Typography variant="kicker">{texts.offer(number, version)}</Typography>
      <Typography variant="h2" component="h1" id="page-title">
        <NoBreak text={`${venueName(venue)}, ${offerFormats[language].day(day).replace(/(\d\.?) /, '$1\u00A0')}`} />
      </Typography>
      {bindingTexts(page).map((text) => (
        <Typography key={text} variant="lead">
          {text}
        </Typography>
      ))}
      {page.sample && <Typography variant="caption">{texts.sample}</Typography>}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: '8px 28px' }}>
        {accept === 'possible' && (
          <Button href="#accept" variant="text">
            {formWords[language].toAccept}
          </Button>
        )}
        <Button href={pdf} variant="text">
          {texts.pdf.button}
        </Button>
      </Stack>
    </Stack>
  );
}

/** How binding the offer is: until when, the rank, and a challenge. */
function bindingTexts({ state, binding, acceptance, content: { language } }: OfferPage): string[] {
  const { binding: texts } = pageTexts[language];
  // The client has a receipt; a colleague reads only that it is accepted.
  if (state === 'accepted') return acceptance ? [] : [texts.accepted];
  if (state === 'declined') return [texts.decided];
  if (binding.kind === 'without-option') return [texts.withoutOption];
  if (binding.kind === 'booked' || binding.kind === 'taken') return [texts[binding.kind]];
  if (binding.kind === 'waiting') return [texts.waiting(binding.rank)];
  const until = offerFormats[language].moment(binding.until);
  return binding.challenged ? [texts.challenged(until)] : [texts.binding(until), texts.first];
}
