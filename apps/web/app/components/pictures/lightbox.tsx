import type { LightboxState } from '@mainstage/ui/lightbox/use-lightbox';
import type { PictureSource } from '@mainstage/ui/media/picture';
import { lazyPart } from '../loading/lazy-part';

const LightboxView = lazyPart(async () => (await import('@mainstage/ui/lightbox/lightbox-view')).LightboxView);

interface LightboxProps {
  /** From `useLightbox`. */
  state: LightboxState;
  /** The list that the visitor moves in; wraps around. */
  pictures: readonly PictureSource[];
  /** Its name for screen readers. */
  label: string;
}

/**
 * Pictures alone on the dark, as large as the screen: arrows, swipe, Escape. Its code comes with the first picture
 * that is opened.
 */
export function Lightbox({ state, pictures, label }: LightboxProps) {
  if (state.index === undefined) return null;
  return (
    <LightboxView pictures={pictures} index={state.index} onView={state.view} onClosed={state.close} label={label} />
  );
}
