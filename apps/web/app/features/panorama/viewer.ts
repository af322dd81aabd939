import { Viewer } from '@photo-sphere-viewer/core';
import '@photo-sphere-viewer/core/index.css';
import { MarkersPlugin } from '@photo-sphere-viewer/markers-plugin';
import '@photo-sphere-viewer/markers-plugin/index.css';
import { signPitch } from './sign-pitch';
import type { OnScreen } from './signs';

export interface View {
  /** Small file, shown first. */
  first: string;
  /** Large file, loaded afterwards. */
  sharp: string;
  initialYaw: number;
  /** Elements in the view, each with its foot at a yaw in degrees. */
  marks: readonly { id: string; yaw: number; element: HTMLElement }[];
  /** Called at each frame with the screen positions of the feet; undefined for one behind the visitor. */
  onDrawn: (feet: readonly (OnScreen | undefined)[]) => void;
}

export interface PanoramaControls {
  show: (view: View) => Promise<void>;
  turn: (yaw: number, pitch: number) => void;
  /** Turns to a yaw in degrees; resolves when the view is rendered. */
  face: (yaw: number) => Promise<void>;
  zoom: (by: number) => void;
  destroy: () => void;
}

const radiansOf = (yaw: number) => ({ yaw: (yaw * Math.PI) / 180, pitch: (signPitch * Math.PI) / 180 });

/**
 * Opens the viewer in an element. Nothing in it moves automatically. Its own keys are off, because they would intercept
 * the page's.
 * @throws if the browser cannot render it
 */
export function openViewer(container: HTMLElement, wheelHint: string, calm: () => boolean): PanoramaControls {
  const viewer = new Viewer({
    container,
    navbar: false,
    keyboard: false,
    mousewheelCtrlKey: true,
    defaultZoomLvl: 20,
    minFov: 30,
    maxFov: 100,
    moveInertia: !calm(),
    lang: { ctrlZoom: wheelHint },
    plugins: [MarkersPlugin.withConfig({ defaultHoverScale: false })],
  });
  const markers = viewer.getPlugin<MarkersPlugin>(MarkersPlugin);
  // The plugin's layer for marks with a shape: ours are links beside it.
  container.querySelector('.psv-markers-svg-container')?.setAttribute('aria-hidden', 'true');
  let shown: View | undefined;
  // Direction in degrees to the right of the front, for tests and inspection.
  viewer.addEventListener('position-updated', ({ position }) => {
    container.dataset['yaw'] = String(Math.round((position.yaw * 180) / Math.PI) % 360);
  });
  viewer.addEventListener('render', () => {
    shown?.onDrawn(
      shown.marks.map(({ yaw }) => {
        const base = viewer.dataHelper.sphericalCoordsToVector3(radiansOf(yaw));
        return base.dot(viewer.state.direction) > 0 ? viewer.dataHelper.vector3ToViewerCoords(base) : undefined;
      }),
    );
  });
  const degrees = (value: number) => `${value}deg`;

  return {
    async show(view) {
      const first = shown === undefined;
      shown = view;
      markers?.clearMarkers();
      await viewer.setPanorama(view.first, {
        position: { yaw: degrees(view.initialYaw), pitch: 0 },
        showLoader: false,
        transition: first || calm() ? false : { effect: 'fade', rotation: false, speed: 600 },
      });
      if (shown !== view) return;
      markers?.setMarkers(
        view.marks.map(({ id, yaw, element }) => ({
          id,
          element,
          position: { yaw: degrees(yaw), pitch: degrees(signPitch) },
          anchor: '50% 100%',
        })),
      );
      // The large file without a jump: the visitor may have turned in the meantime.
      void viewer
        .setPanorama(view.sharp, {
          position: viewer.getPosition(),
          zoom: viewer.getZoomLevel(),
          showLoader: false,
          transition: false,
        })
        .catch(() => undefined);
    },
    turn(yaw, pitch) {
      const now = viewer.getPosition();
      const radians = Math.PI / 180;
      const target = { yaw: now.yaw + yaw * radians, pitch: now.pitch + pitch * radians };
      if (calm()) viewer.rotate(target);
      else void viewer.animate({ ...target, speed: 240 });
    },
    async face(yaw) {
      const target = { yaw: degrees(yaw), pitch: 0 };
      if (calm()) viewer.rotate(target);
      else await viewer.animate({ ...target, speed: 600 });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    },
    zoom: (by) => viewer.zoom(Math.min(100, Math.max(0, viewer.getZoomLevel() + by))),
    destroy: () => viewer.destroy(),
  };
}
