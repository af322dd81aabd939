import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { constants } from 'node:zlib';
import { createRequestHandler } from '@react-router/express';
import compression from 'compression';
import express, { type Request } from 'express';
import { RouterContextProvider } from 'react-router-dom';
import * as build from 'virtual:react-router/server-build';
import { renderedPages } from '@mainstage/content/pages/pages';
import { setClock } from '@mainstage/contracts/clock';
import { rendererHeaders } from '@mainstage/contracts/page-server';
import { pageApi } from '../app/page-context';
import { apiSettings, pageApiFor, report, tell } from './page-api';

/** Milliseconds between two signs that this process is not stuck. */
const signEveryMs = 5_000;

// Renders pages on request, in a process of its own that the API starts (docs/adr/0054-one-renderer.md). It ends with the
// API: a terminal's signals reach both, and the API waits for pages in flight.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('unhandledRejection', report);

const settings = apiSettings(process.env);
const app = express();
app.disable('x-powered-by');
// Only the API calls, and says how the visitor called it.
app.set('trust proxy', true);
app.use((request, _response, next) => {
  const ahead = Number(request.get(rendererHeaders.time)) - Date.now();
  if (!Number.isNaN(ahead)) setClock(() => new Date(Date.now() + ahead));
  next();
});
// One level above the library's own: a page is a tenth smaller for half a millisecond more.
app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } }));
app.use(
  createRequestHandler({
    build,
    mode: 'production',
    getLoadContext(request: Request) {
      const context = new RouterContextProvider();
      context.set(pageApi, pageApiFor(request, settings));
      return context;
    },
  }),
);
const server = app.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  tell({ port, paths: renderedPages.map(({ path }) => path) });
  const delays = monitorEventLoopDelay();
  delays.enable();
  setInterval(() => {
    tell({ alive: { memory: process.memoryUsage.rss(), delay: delays.percentile(99) / 1e9 } });
    delays.reset();
  }, signEveryMs);
});
