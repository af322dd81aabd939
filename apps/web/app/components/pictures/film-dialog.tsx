import { hostedFilm } from '@mainstage/content/cookies/hosted-film';
import { isLocalFilm, ownFilm } from '@mainstage/content/site/film';
import { controlWords } from '@mainstage/ui/carousel/words';
import { PageDialog } from '@mainstage/ui/dialog/page-dialog';
import { Video, type VideoSource } from '@mainstage/ui/dialog/video';
import type { PictureSource } from '@mainstage/ui/media/picture';
import { cookiePreferences } from '../consent/preference-store';

export interface ShownFilm {
  /** Heading of the dialog and name of the player. */
  title: string;
  /** Address of the film: a file of this site, or another provider's player. */
  address: string;
  still?: PictureSource;
  close?: string;
}

interface FilmDialogProps extends ShownFilm {
  open: boolean;
  onClose: () => void;
}

/**
 * A film over the page (rule venues.film): a player of another provider needs consent first, unless the visitor has
 * allowed marketing. Closing unmounts the player, and with it sound and connection; opening again needs consent again.
 */
export function FilmDialog({ address, still, close = controlWords.close, ...dialog }: FilmDialogProps) {
  const { marketing } = cookiePreferences.useValue();
  return (
    <PageDialog {...dialog} close={close} width="lg" tone="ink">
      <Video title={dialog.title} video={videoAt(address, marketing, still)} />
    </PageDialog>
  );
}

function videoAt(address: string, allowed: boolean, still?: PictureSource): VideoSource {
  if (isLocalFilm(address)) {
    const given = { files: [{ src: address, type: `video/${address.split('.').at(-1)}` }], poster: posterOf(still) };
    return { kind: 'file', ...(ownFilm(address) ?? given) };
  }
  const consent = hostedFilm.consent.replace('{provider}', new URL(address).hostname);
  return { kind: 'hosted', src: address, still, allowed, words: { consent, load: hostedFilm.load } };
}

/** A `<video>` has one poster for all screens: the widest that is not wider than the dialog. */
const posterOf = (still?: PictureSource) =>
  still && `${still.base}-${still.widths.findLast((width) => width <= 1600)}.webp`;
