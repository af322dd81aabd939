import { createContext, type ReactNode, use } from 'react';
import { Links, Meta } from 'react-router-dom';
import { brand } from '@mainstage/content/site/brand';
import { builtSite } from '@mainstage/ui/motion/built-site';
import { firstScreenScript, waitForFirstScreen } from './document/first-screen';
import { nextPages } from './document/next-pages';
import { fontFaces } from './fonts/font-faces';
import type { PageHandle } from './page-handle';

/** A page as `entry.server.tsx` has written it, for the document around it. */
export const BuiltPage = createContext<{ html: string; handle: PageHandle } | null>(null);

/**
 * The document around every page. It is written at build time and never taken up: the browser takes up what stands in
 * `builtSite`, which was written by itself for that reason.
 */
export function Layout(_: { children: ReactNode }) {
  const built = use(BuiltPage);
  if (!built) throw new Error('A document is written around a page only');
  const { lang, withoutScripts } = built.handle;

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
        <script dangerouslySetInnerHTML={{ __html: firstScreenScript }} />
        {/* Not among Emotion's styles: those are moved when the scripts come, and every text would be laid out anew. */}
        <style dangerouslySetInnerHTML={{ __html: fontFaces() + waitForFirstScreen }} />
        {withoutScripts && (
          <noscript>
            <meta httpEquiv="refresh" content={`0; url=${withoutScripts}`} />
          </noscript>
        )}
        <Meta />
        <Links />
        <noscript>
          <link rel="stylesheet" href="/print.css" media="print" />
        </noscript>
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(nextPages()) }} />
      </head>
      <body>
        <div id={builtSite} dangerouslySetInnerHTML={{ __html: built.html }} />
      </body>
    </html>
  );
}

/** Pages are written and taken up without it; React Router asks for a component here. */
export default function Root() {
  return null;
}
