import { renderToStaticMarkup } from 'react-dom/server';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { planPictures } from '@mainstage/venues/plan/plan-pictures';
import { PlanPicture } from '../components/floor-plan/plan-picture';

/** A floor plan as an SVG file, written at build time: a page shows one of several, and none is in its HTML or data. */
export function loader({ params }: LoaderFunctionArgs): Response {
  const picture = planPictures().find(({ file }) => file === params.file);
  if (!picture) throw new Response('', { status: 404 });
  const svg = renderToStaticMarkup(<PlanPicture drawing={picture.draw()} />);
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
