import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { landingWords } from '@mainstage/content/pages/landing-words';
import { CardFacts, PictureCard } from '@mainstage/ui/layout/picture-card';
import { Picture } from '@mainstage/ui/media/picture';
import { from } from '@mainstage/ui/theme/tokens';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { pictureFrom } from '../../../pictures';
import { ButtonLink } from '../../../components/links/button-link';
import { SectionLink } from '../../../components/links/section-link';
import type { CardData } from './stage-landing-data';

interface ConfigurationGridProps {
  title: string;
  lead: string;
  cards: readonly CardData[];
}

/** Ten fill two rows of five, six two of three, three one row. */
const Grid = styled('ul', { shouldForwardProp: (prop) => prop !== 'columns' })<{ columns: number }>(
  ({ columns, theme: { typography } }) => ({
    display: 'grid',
    gap: '32px 20px',
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
    '& article': { gap: 12 },
    // Plain elements, styled here: each styled one costs time at every rendering.
    '& article > div': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 6 },
    '& h3': { ...typography.h3, fontSize: '1.375rem', lineHeight: 1.2 },
    '& p': typography.caption,
    '& ul': { paddingTop: 8, fontSize: '0.8125rem', gap: '0 12px' },
  }),
);

/** All configurations of a stage with links to their pages (rule venues.landings). */
export function ConfigurationGrid({ title, lead, cards }: ConfigurationGridProps) {
  return (
    <section id="configurations" aria-label={title}>
      <Typography variant="lead" sx={{ marginBottom: 3.5 }}>
        {lead}
      </Typography>
      <Grid columns={cards.length % 5 === 0 ? 5 : 3}>
        {cards.map(({ id, name, image, to, text, facts }) => (
          <li key={id}>
            <PictureCard aria-label={name}>
              <Picture
                picture={pictureFrom(image)}
                sizes="(min-width: 1024px) 22vw, (min-width: 700px) 45vw, 92vw"
                ratio="16 / 10"
              />
              <div>
                <h3>
                  <SectionLink to={to} tabIndex={-1}>
                    {name}
                  </SectionLink>
                </h3>
                <p>{text}</p>
                <CardFacts facts={facts} />
                <ButtonLink to={to} variant="text">
                  {landingWords.grid.view}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </ButtonLink>
              </div>
            </PictureCard>
          </li>
        ))}
      </Grid>
    </section>
  );
}
