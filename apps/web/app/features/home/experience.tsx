import { videoCards } from '@mainstage/content/videos/video-cards';
import { from } from '@mainstage/ui/theme/tokens';
import { styled } from '@mui/material/styles';
import { phoneStrip } from '../../components/phone/phone-strip';
import { CompactSection } from './compact-section';
import { VideoCard } from './video-card';
import { TitleRow } from '../../components/sections/title-row';

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
