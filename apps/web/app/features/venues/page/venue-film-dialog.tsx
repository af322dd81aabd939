import type { PictureRef } from '@mainstage/content/site/page-content';
import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import { isLocalFilm, ownFilm } from '@mainstage/content/site/film';
import { VideoDialog } from '@mainstage/ui/dialog/video-dialog';
import { HostedFilmDialog } from '../../../components/consent/hosted-film-dialog';
import { pictureFrom } from '../../../pictures';

interface VenueFilmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  videoUrl: string;
  /** Shown instead of the film until it plays. */
  still: PictureRef;
}

/** The film of a venue: our own file in the browser's player, an address elsewhere in an embedded one (rule venues.film). */
export function VenueFilmDialog({ videoUrl, still, ...dialog }: VenueFilmDialogProps) {
  const picture = pictureFrom(still);
  if (!isLocalFilm(videoUrl))
    return <HostedFilmDialog src={videoUrl} still={picture} close={venueWords.film.close} {...dialog} />;

  const given = { files: [{ src: videoUrl, type: `video/${videoUrl.split('.').at(-1)}` }], poster: posterOf(picture) };
  return (
    <VideoDialog
      {...dialog}
      video={{ kind: 'file', ...(ownFilm(videoUrl) ?? given) }}
      words={{ close: venueWords.film.close, consent: '', load: '' }}
    />
  );
}

/** A `<video>` takes one file for all screens: one that is no wider than the dialog. */
const posterOf = ({ base, widths }: ReturnType<typeof pictureFrom>): string =>
  `${base}-${widths.findLast((width) => width <= 1600)}.webp`;
