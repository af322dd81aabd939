import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router-dom';
import { asBuilt, makeStyleCache, withMerged } from './style-cache';
import { scriptsAfterPaint } from './scripts-after-paint';

/** Writes one page at build time, with the styles it uses in its head. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const cache = makeStyleCache();
  // Without `compat`, Emotion writes style tags into the body; they would break selectors and hydration.
  cache.compat = true;
  const { constructStyleTagsFromChunks, extractCriticalToChunks } = createEmotionServer(cache);

  const html = await renderWhole(
    <CacheProvider value={cache}>
      <ServerRouter context={context} url={request.url} />
    </CacheProvider>,
  );
  const critical = extractCriticalToChunks(html);
  const styles = asBuilt(constructStyleTagsFromChunks(withMerged(critical, cache)));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const page = html.replace('</head>', () => `${styles}</head>`);
  return new Response(import.meta.env.PROD ? scriptsAfterPaint(page) : page, { status, headers });
}

/** The finished document. It waits for all of it: React Router hands its data to the browser as the last, suspended part. */
function renderWhole(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // React would write a large part of the page hidden, for a script to put in its place; it must be read without one.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
      onShellError: reject,
    });
  });
}
