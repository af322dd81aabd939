import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { OfferContent } from '@mainstage/contracts/offers/offer';
import { offerFormats } from '@mainstage/offers/format';
import { pageTexts } from '@mainstage/offers/texts/page-texts';
import { Rows } from '@mainstage/ui/text/rows';
import { colour, radius } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { layoutName, venueName } from '@mainstage/venues/facts/display-names';
import type { OfferPlan } from './offer-view';
import { Part } from './part';
import { formWords } from './words';

/** What, where, when and for how many. */
export function OfferFacts({ content }: { content: OfferContent }) {
  const { language, client, venue, day, startsAt, endsAt, setUpMinutes, dismantlingMinutes, guests, layout } = content;
  const { facts, ...texts } = pageTexts[language];
  const format = offerFormats[language];
  const moved = (at: string, byMinutes: number) => new Date(Date.parse(at) + byMinutes * 60_000).toISOString();
  const rooms = [format.time(moved(startsAt, -setUpMinutes)), format.time(moved(endsAt, dismantlingMinutes))] as const;

  return (
    <Part id="event" title={facts.heading}>
      <Rows
        termWidth="11rem"
        rows={[
          { term: facts.client, detail: [client.name, client.company].filter(Boolean).join(', ') },
          { term: facts.venue, detail: venueName(venue) },
          { term: facts.day, detail: format.day(day) },
          { term: facts.hours, detail: texts.hours(format.time(startsAt), format.time(endsAt)) },
          ...(setUpMinutes + dismantlingMinutes > 0 ? [{ term: facts.setUp, detail: texts.setUp(...rooms) }] : []),
          { term: facts.guests, detail: guests === null ? texts.guestsOpen : texts.guests(guests) },
          { term: facts.layout, detail: layoutName(layout, language) ?? layout ?? texts.layoutOpen },
        ]}
      />
    </Part>
  );
}

const Sheet = styled('figure')({
  margin: 0,
  padding: 'clamp(8px, 2vw, 24px)',
  backgroundColor: colour.white,
  border: `1px solid ${tone.line}`,
  borderRadius: radius,
  '& img': { display: 'block', width: '100%', height: 'auto' },
  '& figcaption': { marginTop: 12 },
});

/** The plan of the arrangement, drawn from the facts. */
export function OfferPlanPart({ plan, content: { venue, language } }: { plan: OfferPlan; content: OfferContent }) {
  const { plan: texts } = pageTexts[language];
  return (
    <Part id="plan" title={texts.heading}>
      <Sheet>
        <img
          src={plan.picture}
          alt={`${texts.alt(venueName(venue))}: ${plan.caption}`}
          width={Math.round(plan.width)}
          height={Math.round(plan.height)}
        />
        <Typography variant="caption" component="figcaption">
          {plan.caption} {texts.note}
        </Typography>
      </Sheet>
      <Button href={plan.address} variant="text" target="_blank" rel="noreferrer">
        {formWords[language].fullPlan}
      </Button>
    </Part>
  );
}
