import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteSettings } from '@mainstage/content/site/built-settings';
import { type CreatePageServer, type PageHost, type PageServer, pageSettings } from '@mainstage/contracts/page-server';
import type { RequestHandler } from 'express';

/**
 * Loads the server build of the site, which renders pages on request.
 * @param root folder of the built site's files; the server build is beside it
 * @returns undefined where no server build is
 */
export async function loadPageServer(
  root: string,
  { origin, prices }: SiteSettings,
  host: PageHost,
): Promise<PageServer<RequestHandler> | undefined> {
  const file = join(root, '../server/app.js');
  if (!existsSync(file)) return undefined;
  // Read by the build when it is imported, because heads of pages are written with them.
  // eslint-disable-next-line no-restricted-properties -- it sets them, and reads none
  Object.assign(process.env, { [pageSettings.origin]: origin, [pageSettings.prices]: prices });
  const build = (await import(pathToFileURL(file).href)) as { createPageServer: CreatePageServer<RequestHandler> };
  return build.createPageServer(host);
}
