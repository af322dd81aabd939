import { lazyPart } from '../loading/lazy-part';
import { useLazyDialog } from '../loading/use-lazy-dialog';
import type { ShownFilm } from './film-dialog';

const FilmDialog = lazyPart(async () => (await import('./film-dialog')).FilmDialog);

/** Opener and dialog of a film; the dialog is rendered anywhere on the page. */
export function useFilm(film: ShownFilm | undefined) {
  const { wasOpened, dialog, ...opening } = useLazyDialog(FilmDialog);
  return { ...opening, dialog: wasOpened && film && <FilmDialog {...film} {...dialog} /> };
}
