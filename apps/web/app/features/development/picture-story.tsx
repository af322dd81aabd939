import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { PictureStory } from '@mainstage/contracts/gates/development';
import { Carousel } from '@mainstage/ui/carousel/carousel';
import { Section } from '@mainstage/ui/layout/section';
import { SectionHead } from '../../components/sections/section-head';
import { TeaserCard } from '../../components/pictures/teaser-card';
import { pictureNamed } from './picture-named';

interface PictureStoryProps {
  id: string;
  tone: 'ink' | 'graphite';
  story: PictureStory;
  children?: ReactNode;
}

/** A looping row of pictures with captions. */
export function PictureStorySection({ id, tone, story, children }: PictureStoryProps) {
  const { kicker, title, lead, label, slides } = story;
  return (
    <Section tone={tone} id={id} aria-labelledby={`${id}-title`}>
      <SectionHead id={`${id}-title`} kicker={kicker} title={title} lead={lead} />
      <Carousel label={label} perView={{ phone: 1.12, tablet: 1.6, desktop: 2.4 }} place="counter">
        {slides.map((slide) => (
          <TeaserCard
            key={slide.title}
            {...slide}
            picture={pictureNamed(slide.picture)}
            sizes="(min-width: 1024px) 38vw, (min-width: 700px) 56vw, 84vw"
            ratio="4 / 3"
          />
        ))}
      </Carousel>
      {children && <Box sx={{ mt: 'clamp(2.5rem, 4vw, 4rem)' }}>{children}</Box>}
    </Section>
  );
}
