import { lazy, Suspense } from 'react';
import { type ControlWords, controlWords } from '../carousel/words';
import type { PictureSource } from '../media/picture';
import type { LightboxState } from './use-lightbox';

const LightboxView = lazy(async () => ({ default: (await import('./lightbox-view')).LightboxView }));

interface LightboxProps {
  /** From `useLightbox`. */
  state: LightboxState;
  /** The list that the visitor moves in; wraps around. */
  pictures: readonly PictureSource[];
  /** Its name for those who hear it. */
  label: string;
  words?: ControlWords;
}

/**
 * Pictures alone on the dark, as large as the screen: arrows, swipe, Escape. Its code comes with the first picture
 * that is opened.
 */
export function Lightbox({ state, pictures, label, words = controlWords.en }: LightboxProps) {
  if (state.index === undefined) return null;
  return (
    <Suspense fallback={null}>
      <LightboxView
        pictures={pictures}
        index={state.index}
        onView={state.view}
        onClosed={state.close}
        label={label}
        words={words}
      />
    </Suspense>
  );
}
