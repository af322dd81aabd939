import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import { type SiteSettings, withSettings } from '@mainstage/content/site/built-settings';
import { dropPageHeaders } from '../http/safe-headers';
import { builtPages, renderedPaths } from './built-pages';
import { compressed } from './compressed';
import { contentSecurityPolicy } from './content-security-policy';

interface Page {
  type: string;
  text: string;
  policy: string;
  etag: string;
}

/** Files of pages, and what lies compressed beside its file. */
const builtFile = /\/index\.html$|^\/compressed\//;
/** Folders of files without a page among them: who asks for one that is missing is no reader. */
const files = /^\/(assets|downloads|film|panoramas|pictures|plans)\//;
const month = 30 * 24 * 3600;
/** Data of a page for client-side navigation (docs/adr/0044-react-router-hydrates-and-navigates.md). */
const pageData = /^(?!\/compressed\/).*\.data$/;
/** The browser requests it twice in a row: before React Router navigates, and by React Router. */
const pageDataOptions = {
  ...{ maxAge: '1m', index: false, redirect: false },
  setHeaders: (response: Response) => void response.set('Content-Type', 'text/x-script; charset=utf-8'),
};
/** Any venue: one segment below /venues. */
const anyVenue = /^\/venues\/[^/]+$/;
/** Paths that are answered by the API's own controllers. */
const reserved = /^\/(api|health|metrics|ops|\.well-known\/security\.txt)(\/|$)/;

/** The built site: pages that are files, each with a policy that allows just its own inline scripts, and pages that are rendered. */
export class Site {
  private readonly pages = new Map<string, Page>();
  private readonly addresses: ReadonlySet<string>;

  /**
   * @param root folder of the built site
   * @param settings written into its files
   * @param render renders every page that is no file; without it only files are served
   * @param keptAssets folder of scripts of the releases before
   */
  constructor(
    private readonly root: string,
    settings: SiteSettings,
    private readonly render?: RequestHandler,
    private readonly keptAssets?: string,
  ) {
    if (existsSync(root))
      for (const { path, file, type } of builtPages(root)) {
        const text = withSettings(readFileSync(join(root, file), 'utf8'), settings);
        const policy = contentSecurityPolicy(settings.origin, type === 'text/html' ? text : '');
        this.pages.set(path, { type, text, policy, etag: etagOf(text) });
      }
    this.addresses = new Set([...this.pages.keys(), ...renderedPaths(root)]);
  }

  /** Whether a built site is there. */
  get isBuilt(): boolean {
    return this.pages.size > 0;
  }

  /** Answers every GET that no controller answers: a page, a file, or the page that says there is none. A POST runs its page's action. */
  router(): Router {
    const router = Router();
    router.use((request, _response, next) => next(reserved.test(request.path) ? 'router' : undefined));
    router.use((request, response, next) => (request.method === 'POST' ? this.post(request, response, next) : next()));
    router.use((request, _response, next) => next(isReading(request) ? undefined : 'router'));
    router.get(pageData, ...compressed(this.root, '.', pageDataOptions), express.static(this.root, pageDataOptions));
    router.use((request, response, next) => this.page(request, response, next));
    const hashed = { immutable: true, maxAge: '1y', index: false, redirect: false, setHeaders: dropPageHeaders };
    const assets = [join(this.root, 'assets'), ...(this.keptAssets ? [this.keptAssets] : [])];
    // A site that was built before there were compressed files, or none at all, has the plain ones only.
    router.use(
      '/assets',
      ...compressed(this.root, 'assets', hashed),
      ...assets.map((each) => express.static(each, hashed)),
    );
    // Made again with each release under the same names: kept for an hour, then asked for again.
    const hour = { maxAge: '1h', index: false, redirect: false };
    router.use('/downloads', express.static(join(this.root, 'downloads'), hour));
    router.use('/plans', ...compressed(this.root, 'plans', hour), express.static(join(this.root, 'plans'), hour));
    // Built files under another name than their page's: as they lie there, neither address nor policy would be right.
    router.use((request, response, next) =>
      builtFile.test(request.path) ? this.renderPage(request, response, next) : next(),
    );
    const others = { maxAge: month * 1000, index: false, redirect: false, extensions: [] };
    router.use(...compressed(this.root, '.', others), express.static(this.root, others));
    router.use((request, response, next) => (files.test(request.path) ? nothing(response) : next()));
    router.use((request, response, next) => this.renderPage(request, response, next));
    return router;
  }

  /** Sends a page that is a file, or its absence to a browser that has it already. */
  private send(page: Page, request: Request, response: Response): void {
    response.set({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': page.policy, ETag: page.etag });
    if (request.fresh) response.status(304).end();
    else response.type(page.type).send(page.text);
  }

  private renderPage(request: Request, response: Response, next: NextFunction): void {
    if (this.render) this.render(request, response, next);
    else nothing(response);
  }

  /**
   * The one address of a page, for whoever asks in capitals, with a slash at its end or by its file, or with the full stop, comma or
   * bracket of the sentence from which the link was copied.
   */
  private addressOf(path: string): string {
    const bare = path.replace(/\/+(index\.html)?$/, '') || '/';
    const page = [bare, withoutPunctuation(bare)]
      .map((path) => path.toLowerCase())
      .find((path) => this.addresses.has(path));
    return page ?? path.replace(/(?<=.)\/+$/, '');
  }

  /** A form or a button without scripts: also of a page that is a file. */
  private post(request: Request, response: Response, next: NextFunction): void {
    const path = this.elsewhere(request);
    if (path) return response.redirect(308, path + queryOf(request));
    this.renderPage(request, response, next);
  }

  /** The address to which a request for a page is led; undefined where it is that already. */
  private elsewhere(request: Request): string | undefined {
    const path = this.addressOf(request.path);
    return path !== request.path && (this.addresses.has(path) || anyVenue.test(path)) ? path : undefined;
  }

  private page(request: Request, response: Response, next: NextFunction): void {
    const path = this.elsewhere(request);
    if (path) return response.redirect(308, path + queryOf(request));
    const page = this.pages.get(request.path);
    if (page) this.send(page, request, response);
    else next();
  }
}

/** Punctuation after a link in a sentence, also escaped by a client: `/contact.`, `/contact),`, `/contact%E2%80%9C`. */
function withoutPunctuation(path: string): string {
  const end = /(?:[.,;:!?'"()\]>*_]|%(?:2[12789C]|3[ABEF]|5D|C2%BB|E2%80%(?:9[89CD]|A6)))+$/i;
  return path.replace(end, '').replace(/\/+$/, '') || '/';
}

function nothing(response: Response): void {
  response.status(404).set('Cache-Control', 'no-cache').type('text/plain').send('There is nothing here.\n');
}

/** Query of an address with its question mark; empty if it has none. */
function queryOf({ originalUrl }: Request): string {
  const query = originalUrl.indexOf('?');
  return query < 0 ? '' : originalUrl.slice(query);
}

function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}

function isReading(request: Request): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}
