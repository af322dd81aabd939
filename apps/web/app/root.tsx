import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router-dom';
import { brand } from '@mainstage/content/site/brand';
import { FarBelow } from '@mainstage/ui/layout/far-below';
import { SiteTheme } from '@mainstage/ui/theme/site-theme';
import { NoticesProvider } from './notices/notices-provider';
import { fontFaces, fontUrls } from './fonts/font-faces';
import { handleOf } from './page-handle';
import { BrokenPage } from './shell/broken-page';
import { useEarlyClick } from './shell/early-click';
import { PaperFoot } from './shell/paper-foot';
import { SiteFooter } from './shell/site-footer';
import { SiteHeader } from './shell/site-header';
import { SkipLink } from './shell/skip-link';
import { useSectionArrival } from './shell/use-section-arrival';

/** The document around every page, and around the page that broke. */
export function Layout({ children }: { children: ReactNode }) {
  const { lang, withoutScripts } = handleOf(useMatches());

  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Language and region of the site (rule site.head); `lang` says what this page is written in. */}
        <meta name="language" content="de-DE" />
        <meta name="geo.region" content={brand.address.region} />
        <meta name="geo.placename" content={brand.address.city} />
        <meta name="theme-color" content="#0A0A0F" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {fontUrls.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {/* Not among Emotion's styles: those are moved when the scripts come, and every text would be laid out anew. */}
        <style dangerouslySetInnerHTML={{ __html: fontFaces }} />
        {withoutScripts && (
          <noscript>
            <meta httpEquiv="refresh" content={`0; url=${withoutScripts}`} />
          </noscript>
        )}
        <Meta />
        <Links />
        <link rel="stylesheet" href="/print.css" media="print" />
      </head>
      <body>
        <SiteTheme>{children}</SiteTheme>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Navigation, page, footer. */
export default function Root() {
  const { nav } = handleOf(useMatches());
  useSectionArrival();
  useEarlyClick();

  return (
    <NoticesProvider>
      <SkipLink />
      <SiteHeader nav={nav} />
      <main id="content" tabIndex={-1} style={{ outline: 'none' }}>
        <Outlet />
      </main>
      <PaperFoot />
      <FarBelow height={{ phone: 1850, desktop: 895 }}>
        <SiteFooter />
      </FarBelow>
    </NoticesProvider>
  );
}

export { BrokenPage as ErrorBoundary };
