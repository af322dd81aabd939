import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { mailtoLink } from '@mainstage/content/mailto/mailto';
import { giftCard, giftCardMail } from '@mainstage/content/offers/gift-card';
import { offerPageWords } from '@mainstage/content/pages/exclusive-offers';
import { brand } from '@mainstage/content/site/brand';
import { Section } from '@mainstage/ui/layout/section';
import { Split } from '@mainstage/ui/layout/split';
import { FigureRows } from '@mainstage/ui/text/figure-rows';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { pictureFrom } from '../../pictures';
import { ButtonLink } from '../../components/links/button-link';

/** The gift card with value, validity and surcharges (rule gift-card.terms). */
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
        <FigureRows rows={facts} figuresFirst />
        <Stack direction="row" spacing={2}>
          <Button href={mailtoLink(brand.salesEmail, giftCardMail)}>
            {buttonText}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Button>
          <ButtonLink to="/contact?offer=gift-card" variant="outlined">
            {offerPageWords.online}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </ButtonLink>
        </Stack>
      </Split>
    </Section>
  );
}
