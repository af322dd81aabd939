import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { landingWords } from '@mainstage/content/pages/stage-landings';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { pageOfCard } from '@mainstage/content/venues/places';
import type { ConfigurationCard } from '@mainstage/content/venues/types';
import { areaOf, guestsOf } from '@mainstage/venues/facts/present';
import { CardFacts, PictureCard } from '@mainstage/ui/layout/picture-card';
import { Picture } from '@mainstage/ui/media/picture';
import { from } from '@mainstage/ui/theme/tokens';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { pictureFrom } from '../../../pictures';
import { SectionLink } from '../../../components/links/section-link';

interface ConfigurationGridProps {
  /** The venue whose page this is: its own cards lead down to its details. */
  here: VenueId;
  title: string;
  lead: string;
  cards: readonly ConfigurationCard[];
}

/** Ten fill two rows of five, six two of three, three one row. */
const Grid = styled('ul', { shouldForwardProp: (prop) => prop !== 'columns' })<{ columns: number }>(({ columns }) => ({
  display: 'grid',
  gap: '32px 20px',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.desktop]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
  '& article': { gap: 12 },
  '& h3': { fontSize: '1.25rem', lineHeight: 1.2 },
  '& ul': { paddingTop: 8, fontSize: '0.8125rem', gap: '0 12px' },
}));

/** Every way to set a stage, each with the way to its page (rule venues.landings). */
export function ConfigurationGrid({ here, title, lead, cards }: ConfigurationGridProps) {
  return (
    <section id="configurations" aria-label={title}>
      <Typography variant="lead" sx={{ marginBottom: 3.5 }}>
        {lead}
      </Typography>
      <Grid columns={cards.length % 5 === 0 ? 5 : 3}>
        {cards.map((card) => {
          const to = card.id === here ? `/venues/${here}#specifications` : pageOfCard(card.id);
          return (
            <li key={card.id}>
              <PictureCard aria-label={card.name}>
                <Picture
                  picture={pictureFrom(card.image)}
                  sizes="(min-width: 1024px) 22vw, (min-width: 700px) 45vw, 92vw"
                  ratio="16 / 10"
                />
                <Stack spacing={0.75}>
                  <Typography variant="h3">
                    <SectionLink to={to} tabIndex={-1}>
                      {card.name}
                    </SectionLink>
                  </Typography>
                  <Typography variant="caption">{`${card.subtitle}. ${card.description}`}</Typography>
                  <CardFacts facts={[areaOf(card.id), guestsOf(card.id), card.configuration, ...card.features]} />
                  <Button component={SectionLink} to={to} variant="text">
                    {landingWords.grid.view}
                    <VisuallyHidden> {card.name}</VisuallyHidden>
                  </Button>
                </Stack>
              </PictureCard>
            </li>
          );
        })}
      </Grid>
    </section>
  );
}
