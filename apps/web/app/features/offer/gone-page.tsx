import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OfferGone } from '@mainstage/contracts/offers/calls';
import { brand } from '@mainstage/content/site/brand';
import { offerFormats } from '@mainstage/offers/format';
import { pageTexts } from '@mainstage/offers/texts/page-texts';
import { venueName } from '@mainstage/venues/facts/display-names';
import { isVenueId } from '@mainstage/venues/facts/ids';
import { askLink } from '../../components/calendar/ask-link';
import { Link } from '../../components/links/page-link';
import { MinimalPage } from '../../components/pages/minimal-page';
import { Contact } from './contact';
import { Bullets } from './part';

const picture = { id: 'arena-stage', alt: '' } as const;

/** Page of an expired, withdrawn, replaced or lost offer: what happened, free days, and whom to call. */
export function GonePage({ gone }: { gone: OfferGone }) {
  const { language, reason, number, venue, day, next, freeDays } = gone;
  const texts = pageTexts[language];
  const format = offerFormats[language];
  const { title, text } = texts.gone[reason](number, venueName(venue), format.day(day));
  return (
    <MinimalPage kicker={number} title={title} picture={picture}>
      <Typography variant="lead">{text}</Typography>
      {next && (
        <Stack direction="row">
          <Button href={next}>{texts.goneNext}</Button>
        </Stack>
      )}
      {freeDays.length > 0 && isVenueId(venue) && (
        <div>
          <Typography component="h2" sx={{ fontWeight: 600 }}>
            {texts.freeDays.heading}
          </Typography>
          <Bullets>
            {freeDays.map((free) => (
              <li key={free}>
                <Link to={askLink(venue, free, 'full-day')}>{format.day(free)}</Link>
              </li>
            ))}
          </Bullets>
        </div>
      )}
      {freeDays.length === 0 && reason !== 'superseded' && <Typography>{texts.freeDays.none}</Typography>}
      <Contact language={language} />
    </MinimalPage>
  );
}

/** Page of a link that belongs to no offer. Its language is unknown, so the page is written in both. */
export function UnknownOfferPage() {
  const { en, de } = { en: pageTexts.en.notFound, de: pageTexts.de.notFound };
  return (
    <MinimalPage kicker={brand.name} title={en.title} picture={picture}>
      <Typography variant="lead">{en.text}</Typography>
      <div lang="de">
        <Typography component="h2" sx={{ fontWeight: 600 }}>
          {de.title}
        </Typography>
        <Typography>{de.text}</Typography>
      </div>
      <Contact language="en" />
    </MinimalPage>
  );
}
