import { hostedFilm } from '@mainstage/content/cookies/hosted-film';
import { VideoDialog } from '@mainstage/ui/dialog/video-dialog';
import type { PictureSource } from '@mainstage/ui/media/picture';
import { cookiePreferences } from './preference-store';

interface HostedFilmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Address of the other provider's player. */
  src: string;
  /** Our own picture, shown in its place until the visitor agrees. */
  still: PictureSource;
  /** Word of the cross. */
  close: string;
}

/** A film of another provider: asks first, or loads immediately where the visitor has allowed marketing. */
export function HostedFilmDialog({ src, still, close, ...dialog }: HostedFilmDialogProps) {
  const { marketing } = cookiePreferences.useValue();
  return (
    <VideoDialog
      {...dialog}
      video={{ kind: 'hosted', src, still }}
      words={{ consent: hostedFilm.consent.replace('{provider}', new URL(src).hostname), load: hostedFilm.load, close }}
      allowed={marketing}
    />
  );
}
