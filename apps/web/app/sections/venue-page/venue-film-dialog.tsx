import type { PictureRef } from '@mainstage/content/pages/page-content';
import { venueWords } from '@mainstage/content/pages/venue-detail';
import { houseFilmFiles, houseFilmPoster } from '@mainstage/content/site/film';
import { houseFilm } from '@mainstage/content/venues/films';
import { isLocalFilm } from '@mainstage/content/venues/venue-of';
import type { VideoSource } from '@mainstage/ui/dialog/video';
import { VideoDialog } from '@mainstage/ui/dialog/video-dialog';
import { pictureFrom } from '../../pictures';

interface VenueFilmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  videoUrl: string;
  /** Stands for the film until it plays. */
  still: PictureRef;
}

/** The film of a venue: our own file in the browser's player, an address elsewhere in an embedded one (spec 2). */
export function VenueFilmDialog({ open, onClose, title, videoUrl, still }: VenueFilmDialogProps) {
  return (
    <VideoDialog
      open={open}
      onClose={onClose}
      title={title}
      video={sourceOf(videoUrl, still)}
      words={{ ...venueWords.hosted, close: venueWords.film.close }}
    />
  );
}

function sourceOf(videoUrl: string, still: PictureRef): VideoSource {
  const picture = pictureFrom(still);
  if (!isLocalFilm(videoUrl)) return { kind: 'hosted', src: videoUrl, still: picture };
  if (videoUrl === houseFilm) return { kind: 'file', files: houseFilmFiles, poster: houseFilmPoster };
  const type = `video/${videoUrl.split('.').at(-1) ?? 'mp4'}`;
  return { kind: 'file', files: [{ src: videoUrl, type }], poster: `${picture.base}-${picture.widths.at(-1)}.webp` };
}
