import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router-dom';
import { contentSecurityPolicy, inlineScripts } from '@mainstage/content/site/content-security-policy';
import placeholders from '@mainstage/content/pictures/placeholders.json';
import { Placeholders } from '@mainstage/ui/media/placeholders';
import { fontFaces } from './fonts/font-faces';
import { pageApi } from './page-context';
import { ReleaseContext } from './shell/release';
import { siteSettings } from './site-settings';
import { createStyleCache } from './style-cache';

const placeholdersByBase = Object.fromEntries(
  Object.entries(placeholders).map(([id, placeholder]) => [`/pictures/${id}`, placeholder]),
);

/** Renders one page with the styles that it uses in its head. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const cache = createStyleCache();
  const { constructStyleTagsFromChunks, extractCriticalToChunks } = createEmotionServer(cache);
  const html = await renderWhole(
    <CacheProvider value={cache}>
      <ReleaseContext value={context.manifest.version}>
        <Placeholders value={placeholdersByBase}>
          <ServerRouter context={context} url={request.url} />
        </Placeholders>
      </ReleaseContext>
    </CacheProvider>,
  );
  // All of them: Emotion merges the classes of outer components into those of the inner one, so that they are not in the
  // page, and the browser would compile every style that it does not find.
  const classes = Object.keys(cache.inserted).map((id) => `${cache.key}-${id}`);
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(classes.join(' ')));
  const document = html.replace('</head>', () => `<style>${fontFaces()}</style>${styles}</head>`);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentSecurityPolicy(siteSettings.origin, scriptHashes(html)));
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
  return new Response(document, { status, headers });
}

/** Called by React Router for errors of loaders, actions and components. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // An aborted request needs no page, and a POST to a page without a form is no fault of the server.
  if (!request.signal.aborted && !(isRouteErrorResponse(error) && error.status < 500))
    context.get(pageApi).report(error);
};

/** Waits for the whole document. */
function renderWhole(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // React would stream large parts hidden and show them by a script; the page must be readable without scripts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => resolve(buffer(pipe(new PassThrough())).then(String)),
      onError: reject,
      onShellError: reject,
    });
  });
}

const scriptHashes = (html: string): string[] =>
  inlineScripts(html).map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`);
