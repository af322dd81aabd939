import type { PictureRef } from '@mainstage/content/site/page-content';
import { cutOf } from '@mainstage/content/pictures/cuts';
import { heroSizes } from '@mainstage/ui/layout/hero';
import { Picture } from '@mainstage/ui/media/picture';
import { pictureFrom } from '../../pictures';

interface HeroPictureProps {
  picture: PictureRef;
  /** Height of the hero. */
  height?: 'full' | 'low';
  /** The first picture of its page, as in a hero at its top. */
  priority?: boolean;
}

/** The picture of a hero; on a phone its square cut, if there is one. */
export function HeroPicture({ picture, height = 'full', priority = false }: HeroPictureProps) {
  const sizes = heroSizes(height);
  const cut = cutOf(picture.id);

  return (
    <Picture
      picture={pictureFrom(picture)}
      sizes={sizes.wide}
      cut={cut && { ...cut, sizes: sizes.cut(cut.ratio) }}
      ratio="fill"
      priority={priority}
    />
  );
}
