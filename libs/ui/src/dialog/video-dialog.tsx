import { PageDialog } from './page-dialog';
import { Video, type VideoSource, type VideoWords } from './video';

interface VideoDialogProps {
  open: boolean;
  onClose: () => void;
  /** Heading of the dialog and name of the player. */
  title: string;
  video: VideoSource;
  words: VideoWords & { close: string };
  /** Whether a hosted film may load without asking: the visitor allowed such films before. */
  allowed?: boolean;
}

/** A film over the page. Closing takes the player away, and with it sound and connection; opening asks again. */
export function VideoDialog({ open, onClose, title, video, words, allowed }: VideoDialogProps) {
  return (
    <PageDialog open={open} onClose={onClose} title={title} close={words.close} width="lg" tone="ink">
      <Video video={video} title={title} words={words} allowed={allowed ?? false} />
    </PageDialog>
  );
}
