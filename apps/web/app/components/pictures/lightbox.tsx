import type { LightboxState } from '@mainstage/ui/lightbox/use-lightbox';
import type { PictureSource } from '@mainstage/ui/media/picture';
import { lazyPart } from '../loading/lazy-part';

const LightboxView = lazyPart(async () => (await import('@mainstage/ui/lightbox/lightbox-view')).LightboxView);

interface LightboxProps {
  state: LightboxState;
  /** The list that the visitor moves through; wraps around. */
  pictures: readonly PictureSource[];
  label: string;
}

/** Full-screen pictures with arrows, swipe and Escape. Its code is loaded when the first picture is opened. */
export function Lightbox({ state, pictures, label }: LightboxProps) {
  if (state.index === undefined) return null;
  return (
    <LightboxView pictures={pictures} index={state.index} onView={state.view} onClosed={state.close} label={label} />
  );
}
