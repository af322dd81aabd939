import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter, StaticRouter } from 'react-router-dom';
import { askedFirst } from './document/asked-first';
import { startScript } from './document/start-script';
import { handleOf, type PageModule } from './page-handle';
import { BuiltPage } from './root';
import { Site } from './site';
import { asBuilt, makeStyleCache, withMerged } from './style-cache';

/**
 * Writes one page at build time, with the styles it uses in its head: first what the browser will take up, by itself, so
 * that React finds there what it would write, then the document around it.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  // As the page will be asked for, not by its folder.
  const pathname = new URL(request.url).pathname.replace(/(?<=.)\/+$/, '');
  const { id } = context.staticHandlerContext.matches.at(-1)!.route;
  const page = context.routeModules[id] as unknown as PageModule;
  const handle = handleOf(page, pathname);
  const { default: Page } = page;

  const cache = makeStyleCache();
  // Without `compat`, Emotion writes style tags into the body; they would break selectors and hydration.
  cache.compat = true;
  const { constructStyleTagsFromChunks, extractCriticalToChunks } = createEmotionServer(cache);
  const styled = (part: ReactNode) => renderWhole(<CacheProvider value={cache}>{part}</CacheProvider>);
  const { links, html } = askedFirst(
    await styled(
      <StaticRouter location={pathname}>
        <Site handle={handle}>
          <Page />
        </Site>
      </StaticRouter>,
    ),
  );
  const around = await renderWhole(
    <BuiltPage value={{ html, handle }}>
      {/* Nothing is handed to a router in the browser. */}
      <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={request.url} />
    </BuiltPage>,
  );
  const styles = asBuilt(constructStyleTagsFromChunks(withMerged(extractCriticalToChunks(html), cache)));
  const { entry, routes } = context.manifest;
  const script = startScript(entry, routes[id]!, handle);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(
    around
      .replace('<script', () => `${links}<script`)
      .replace('</head>', () => `${styles}</head>`)
      .replace('</body>', () => `${script}</body>`),
    { status, headers },
  );
}

/** The finished document: it waits for all of it. */
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
