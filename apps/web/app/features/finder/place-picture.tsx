import { memo } from 'react';
import { pictures } from '@mainstage/venues/search/pictures';
import type { Place } from '@mainstage/venues/search/place';
import { Picture } from '@mainstage/ui/media/picture';
import { pictureFrom } from '../../pictures';

interface PlacePictureProps {
  place: Place;
  /** Its displayed width, as in the `sizes` attribute. */
  sizes: string;
}

/** The picture of a place, memoized because each keystroke renders its list. */
export const PlacePicture = memo(function PlacePicture({ place, sizes }: PlacePictureProps) {
  return <Picture picture={pictureFrom(pictures.get(place.id) ?? place.picture)} sizes={sizes} ratio="3 / 2" />;
});
