import { styled } from '@mui/material/styles';
import { slideMs } from '@mainstage/content/constants/motion';
import { gallerySlides } from '@mainstage/content/gallery/hero-slides';
import { Slideshow } from '@mainstage/ui/slideshow/slideshow';
import { slidePicture } from '../../components/pictures/slide-picture';

/** Darkens the top of the pictures behind the navigation. */
const Under = styled('div')({
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    inset: '0 0 auto',
    height: 180,
    pointerEvents: 'none',
    background: 'linear-gradient(to bottom, rgba(10, 10, 15, 0.72), rgba(10, 10, 15, 0))',
  },
});

export function GalleryHero({ label }: { label: string }) {
  return (
    <Under>
      <Slideshow
        label={label}
        everyMs={slideMs.galleryHero}
        priority
        slides={gallerySlides.map(({ title, text, image }) => ({ title, text, ...slidePicture(image) }))}
      />
    </Under>
  );
}
