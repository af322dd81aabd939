import { videoCards } from '@mainstage/content/videos/video-cards';
import { from } from '@mainstage/ui/theme/tokens';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { phoneStrip } from '../../components/phone/phone-strip';
import { CompactSection } from './compact-section';
import { VideoCard } from './video-card';

interface ExperienceProps {
  copy: { title: string; lead: string; newTab: string };
}

const Cards = styled('ul')({
  ...phoneStrip,
  listStyle: 'none',
  display: 'grid',
  gap: '32px 24px',
  marginTop: 'clamp(1.75rem, 2.5vw, 2.25rem)',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

/** Films of the venue as cards. */
export function Experience({ copy }: ExperienceProps) {
  return (
    <CompactSection aria-labelledby="experience-title" id="experience">
      <Container>
        <Grid container rowSpacing={2.5} sx={{ alignItems: 'end' }}>
          <Grid size={{ xs: 12, md: 8 }}>
            <Typography variant="h2" id="experience-title">
              {copy.title}
            </Typography>
          </Grid>
          <Grid size={{ xs: 12, md: 4 }}>
            <Typography variant="prose">{copy.lead}</Typography>
          </Grid>
        </Grid>
        <Cards>
          {videoCards.map((card) => (
            <li key={card.id}>
              <VideoCard
                card={card}
                ratio="16 / 10"
                sizes="(min-width: 1024px) 23vw, (min-width: 700px) 44vw, 92vw"
                newTab={copy.newTab}
              />
            </li>
          ))}
        </Cards>
      </Container>
    </CompactSection>
  );
}
