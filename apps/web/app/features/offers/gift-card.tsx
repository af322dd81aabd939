import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { mailtoLink } from '@mainstage/content/mailto/mailto';
import { giftCard, giftCardMail } from '@mainstage/content/offers/gift-card';
import { offerPageWords } from '@mainstage/content/pages/exclusive-offers';
import { brand } from '@mainstage/content/site/brand';
import { Section } from '@mainstage/ui/layout/section';
import { Split } from '@mainstage/ui/layout/split';
import { displayType, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { pictureFrom } from '../../pictures';
import { ButtonLink } from '../../components/links/button-link';

const Facts = styled('dl')({
  width: '100%',
  borderBottom: `1px solid ${tone.line}`,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    flexDirection: 'row-reverse',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '0 24px',
    padding: '16px 0',
    borderTop: `1px solid ${tone.line}`,
  },
  '& dt': { fontSize: size.small, color: tone.muted },
  '& dd': { ...displayType, fontSize: size.heading, fontVariantNumeric: 'tabular-nums', lineHeight: 1.1 },
});

/** The gift card: what it is worth, how long it lasts, what comes on top (rule gift-card.terms). */
export function GiftCard() {
  const { title, description, facts, buttonText, image } = giftCard;

  return (
    <Section bleed tone="ink" aria-labelledby="gift-card">
      <Split side="right" picture={pictureFrom(image)}>
        <Typography variant="kicker">{offerPageWords.giftKicker}</Typography>
        <Typography variant="h2" id="gift-card">
          {title}
        </Typography>
        <Typography variant="prose">{description}</Typography>
        <Facts>
          {facts.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <Stack direction="row" spacing={2}>
          <Button href={mailtoLink(brand.salesEmail, giftCardMail)}>{buttonText}</Button>
          <ButtonLink to="/contact?offer=gift-card" variant="outlined">
            {offerPageWords.giftHere}
          </ButtonLink>
        </Stack>
      </Split>
    </Section>
  );
}
