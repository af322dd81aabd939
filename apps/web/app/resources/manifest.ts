import { home } from '@mainstage/content/pages/home';
import { brand } from '@mainstage/content/site/brand';
import { colour } from '@mainstage/ui/theme/tokens';

/** The web app manifest. */
export function loader(): Response {
  const manifest = {
    name: brand.name,
    short_name: brand.shortName,
    description: home.head.description,
    lang: home.lang,
    start_url: '/',
    display: 'browser',
    background_color: colour.ink,
    theme_color: colour.ink,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
