import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OfferPage } from '@mainstage/contracts/offers/calls';
import { offerFormats } from '@mainstage/offers/format';
import { pageTexts } from '@mainstage/offers/texts/page-texts';
import { NoBreak } from '@mainstage/ui/text/no-break';
import { venueName } from '@mainstage/venues/facts/display-names';

/** Number, venue and day of the offer, and how long it is binding. */
export function OfferOpening({ page }: { page: OfferPage }) {
  const { number, version, content } = page;
  const { language, venue, day } = content;
  const texts = pageTexts[language];

  return (
    <Stack spacing={2.5} sx={{ paddingTop: 8, marginBottom: 'clamp(2rem, 4vw, 4rem)', maxWidth: 800 }}>
      <Typography variant="kicker">{texts.offer(number, version)}</Typography>
      <Typography variant="h2" component="h1" id="page-title">
        <NoBreak text={`${venueName(venue)}, ${offerFormats[language].day(day)}`} />
      </Typography>
      {bindingTexts(page).map((text) => (
        <Typography key={text} variant="lead">
          {text}
        </Typography>
      ))}
      {page.sample && <Typography variant="caption">{texts.sample}</Typography>}
    </Stack>
  );
}

/** How binding the offer is: until when, the rank, and a challenge. */
function bindingTexts({ state, binding, content: { language } }: OfferPage): string[] {
  const { binding: texts } = pageTexts[language];
  if (state === 'accepted') return [];
  if (state === 'declined') return [texts.decided];
  if (binding.kind === 'without-option') return [texts.withoutOption];
  if (binding.kind === 'waiting') return [texts.waiting(binding.rank)];
  const until = offerFormats[language].moment(binding.until);
  return binding.challenged ? [texts.challenged(until)] : [texts.binding(until), texts.first];
}
