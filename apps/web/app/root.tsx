import { type ReactNode, use } from 'react';
import { Links, type LinksFunction, Meta, Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { brand } from '@mainstage/content/site/brand';
import { SiteTheme } from '@mainstage/ui/theme/site-theme';
import { clickQueueScript } from './components/loading/click-queue';
import { fontUrls } from './fonts/font-urls';
import { HandleContext, handleOf, type PageHandle } from './page-handle';
import { keepPage } from './shell/keep-page';
import { ReleaseContext } from './shell/release';
import { ScriptsAfterPaint } from './shell/scripts-after-paint';
import { Site } from './site';
import { siteSettings } from './site-settings';

const fontLink = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  fontLink(fontUrls.text),
  fontLink(fontUrls.display),
  { rel: 'stylesheet', href: '/print.css', media: 'print' },
];

export const clientMiddleware = [keepPage];

const usePage = (): PageHandle => handleOf(useMatches().at(-1)!);

/** The document around every page, also around one that threw. */
export function Layout({ children }: { children: ReactNode }) {
  const { lang } = usePage();

  return (
    <html
      lang={lang}
      data-origin={siteSettings.origin}
      data-prices={siteSettings.prices}
      data-release={use(ReleaseContext)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Language and region of the site (rule site.head); `lang` is the language of this page. */}
        <meta name="language" content="de-DE" />
        <meta name="geo.region" content={brand.address.region} />
        <meta name="geo.placename" content={brand.address.city} />
        <meta name="theme-color" content="#0A0A0F" />
        <script dangerouslySetInnerHTML={{ __html: clickQueueScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration storageKey="mainstage.scroll" />
        <ScriptsAfterPaint />
      </body>
    </html>
  );
}

export default function Root() {
  const page = usePage();

  return (
    <SiteTheme lang={page.lang}>
      <HandleContext value={page}>
        <Site>
          <Outlet />
        </Site>
      </HandleContext>
    </SiteTheme>
  );
}
