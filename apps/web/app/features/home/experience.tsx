import type { homeBelow } from '@mainstage/content/pages/home-below';
import { videoCards } from '@mainstage/content/videos/video-cards';
import { columns } from '@mainstage/ui/theme/columns';
import { styled } from '@mui/material/styles';
import { phoneStrip } from '../../components/phone/phone-strip';
import { CompactSection } from './compact-section';
import { VideoCard } from './video-card';
import { TitleRow } from '../../components/sections/title-row';

const Cards = styled('ul')({
  ...phoneStrip,
  ...columns({ tablet: 2, desktop: 4 }),
  gap: '32px 24px',
  marginTop: 'clamp(1.75rem, 2.5vw, 2.25rem)',
  // A title stays on one line beside three others.
  '& h3': { fontSize: '1.625rem' },
});

export function Experience({ copy }: { copy: typeof homeBelow.experience }) {
  return (
    <CompactSection aria-labelledby="experience-title" id="experience">
      <TitleRow id="experience-title" title={copy.title} lead={copy.lead} span={8} />
      <Cards>
        {videoCards.map((card) => (
          <li key={card.id}>
            <VideoCard
              card={card}
              ratio="16 / 10"
              sizes="(min-width: 1024px) 23vw, (min-width: 700px) 44vw, 75vw"
              newTab={copy.newTab}
            />
          </li>
        ))}
      </Cards>
    </CompactSection>
  );
}
