import { renderToStaticMarkup } from 'react-dom/server';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { planPictures } from '@mainstage/venues/plan/plan-pictures';
import { PlanShapes } from '../components/floor-plan/plan-shapes';

/** A floor plan as an SVG file, written at build time: a page shows one of several, and none is in its HTML or data. */
export function loader({ params }: LoaderFunctionArgs): Response {
  const picture = planPictures().find(({ file }) => file === params.file);
  if (!picture) throw new Response('', { status: 404 });
  const { width, height, shapes } = picture.draw();
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <PlanShapes shapes={shapes} />
    </svg>,
  );
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
