import { createRequestHandler } from '@react-router/express';
import type { Request, RequestHandler } from 'express';
import { RouterContextProvider } from 'react-router-dom';
import * as build from 'virtual:react-router/server-build';
import { renderedPages } from '@mainstage/content/pages/pages';
import { ruleBy } from '@mainstage/contracts/clock';
import type { CreatePageServer } from '@mainstage/contracts/page-server';
import { pageApi } from '../app/page-context';

/** The server that renders pages on request (docs/adr/0054-one-renderer.md); apps/api imports the built file. */
export const createPageServer: CreatePageServer<RequestHandler> = (host) => {
  ruleBy(host.now);
  const handle = createRequestHandler({
    build,
    mode: 'production',
    getLoadContext(request: Request) {
      const context = new RouterContextProvider();
      context.set(pageApi, {
        secret: host.secret,
        report: host.report,
        webinar: host.webinar,
        call: (path, init) => host.call(request, path, init),
      });
      return context;
    },
  });
  return { handle, paths: renderedPages.map(({ path }) => path) };
};
