import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { homeBelow } from '@mainstage/content/pages/home-below';
import { from } from '@mainstage/ui/theme/tokens';
import { phoneStrip } from '../../components/phone/phone-strip';
import { CompactSection } from './compact-section';
import { TeaserCard } from '../../components/pictures/teaser-card';

const { title, webinar, events } = homeBelow.programme;
const shape = { ratio: '3 / 2', sizes: '(min-width: 1024px) 20vw, (min-width: 700px) 44vw, 78vw' } as const;

/** Two cards; on a desktop each has its text beside its picture. */
const Cards = styled('div')({
  ...phoneStrip,
  [from.tablet]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 24 },
  [from.desktop]: {
    '& > article': { display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', alignItems: 'start' },
  },
});

/** Webinar and business events, which need no booking. */
export function HomeProgramme() {
  return (
    <CompactSection aria-labelledby="programme">
      <Typography variant="h2" id="programme" sx={{ marginBottom: 'clamp(1.75rem, 2.5vw, 2.25rem)' }}>
        {title}
      </Typography>
      <Cards>
        <TeaserCard {...webinar} to="/webinar/led-wall" {...shape} />
        <TeaserCard {...events} to="/events" {...shape} />
      </Cards>
    </CompactSection>
  );
}
