import { buildingFilmCaptions, buildingFilmFiles, buildingFilmPoster } from '@mainstage/content/site/film';
import { VideoDialog } from '@mainstage/ui/dialog/video-dialog';

interface FilmDialogProps {
  open: boolean;
  onClose: () => void;
  words: { title: string; close: string };
}

/** The building's film in the browser's own player. It comes from this site, so there is nobody to agree to. */
export function FilmDialog({ open, onClose, words: { title, close } }: FilmDialogProps) {
  return (
    <VideoDialog
      open={open}
      onClose={onClose}
      title={title}
      video={{ kind: 'file', files: buildingFilmFiles, poster: buildingFilmPoster, captions: buildingFilmCaptions }}
      words={{ close, consent: '', load: '' }}
    />
  );
}
