import { styleguide } from '@mainstage/content/pages/styleguide';
import { galleryEmpty } from '@mainstage/content/gallery/tabs';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { Section } from '@mainstage/ui/layout/section';
import { GalleryGrid } from '../../features/gallery/gallery-grid';
import { TeaserCard } from '../../components/pictures/teaser-card';
import { Titled } from '../../components/sections/titled';
import { VenueSplit } from '../../components/venues/venue-split';

const { pictures } = styleguide.copy;
const { wide, tall } = pictures.cards;

export function PictureSamples() {
  return (
    <>
      <Titled id="pictures" title={pictures.title}>
        <GalleryGrid
          label={pictures.grid}
          items={pictures.ids.map((id) => ({ kind: 'picture', id }))}
          copy={{ empty: galleryEmpty, newTab: '' }}
        />
      </Titled>
      <Section bleed as="div" tone="mist">
        <VenueSplit id="split" venue={pictures.split} side="right" />
      </Section>
      <Titled id="cards" title={pictures.cards.title} tone="white">
        <TwoColumns spans={[7, 5]}>
          <TeaserCard {...wide} to="/contact" ratio="16 / 10" sizes="(min-width: 1024px) 56vw, 92vw" />
          <TeaserCard {...tall} to="/book-tour" ratio="4 / 5" sizes="(min-width: 1024px) 40vw, 92vw" />
        </TwoColumns>
      </Titled>
    </>
  );
}
