import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import { placeholderPages, withoutAddress } from '@mainstage/content/site/placeholder-pages';
import { formKeyPlaceholder } from '@mainstage/contracts/headers';
import { type EstimatePrices, estimatePrices } from '@mainstage/content/estimate/estimate-prices';
import { pricesPlaceholder, samplePrices } from '@mainstage/content/estimate/served-prices';
import { showsEstimate, withEstimate } from '@mainstage/estimate/page-placeholders';
import { berlinToday } from '@mainstage/contracts/calendar';
import { namesWebinar, withWebinar } from '@mainstage/content/webinar/page-placeholders';
import type { WebinarDate } from '@mainstage/contracts/answers';
import { dropPageHeaders } from '../http/safe-headers';
import { showsChosen, withChosen } from '../no-js-forms/chosen';
import { builtPages, originMark } from './built-pages';
import { compressed } from './compressed';
import { contentSecurityPolicy } from './content-security-policy';
import { withName } from './unknown-venue';

interface Page {
  type: string;
  text: string;
  policy: string;
  namesWebinar: boolean;
  showsChosen: boolean;
  showsEstimate: boolean;
  /** Where every visitor is served the same. */
  etag?: string;
}

/** Files of pages, and what lies compressed beside its file. */
const builtFile = /\/index\.html$|^\/compressed\//;
/** Folders of files without a page among them: who asks for one that is missing is no reader. */
const files = /^\/(assets|downloads|film|panoramas|pictures|plans)\//;
const month = 30 * 24 * 3600;
/** What a page loads when a visitor comes to it from another one (docs/adr/0044-react-router-hydrates-and-navigates.md). */
const pageData = /^(?!\/compressed\/).*\.data$/;
/** The browser requests it twice in a row: before React Router navigates, and by React Router. */
const pageDataOptions = {
  ...{ maxAge: '1m', index: false, redirect: false },
  setHeaders: (response: Response) => void response.set('Content-Type', 'text/x-script; charset=utf-8'),
};
/** Any venue: one segment below /venues. */
const anyVenue = /^\/venues\/[^/]+$/;
/** Paths that are answered by the API's own controllers. */
const reserved = /^\/(api|health|metrics|ops|webinar\/join\/.+|\.well-known\/security\.txt)(\/|$)/;

/** The built site: prerendered pages, each with a policy that allows just its own inline scripts, and their files. */
export class Site {
  private readonly pages = new Map<string, Page>();
  private readonly prices: EstimatePrices;

  /**
   * @param root folder of the built site
   * @param webinar its current state, for the pages that mention it; never fails
   * @param keptAssets folder of scripts of the releases before
   * @param demo whether estimates show sample prices
   * @param publicUrl the origin in all absolute addresses of the pages; decides whether browsers use https only
   */
  constructor(
    private readonly root: string,
    private readonly publicUrl: string,
    private readonly webinar: () => Promise<WebinarDate>,
    private readonly keptAssets?: string,
    demo = false,
  ) {
    this.prices = estimatePrices(demo);
    if (!existsSync(root)) return;
    for (const { path, file, type } of builtPages(root)) {
      const text = readFileSync(join(root, file), 'utf8')
        .replaceAll(originMark, publicUrl)
        .replaceAll(pricesPlaceholder, this.prices.sample ? samplePrices : 'own');
      const changes = {
        namesWebinar: namesWebinar(text),
        showsChosen: showsChosen(text),
        showsEstimate: showsEstimate(text),
      };
      this.pages.set(path, {
        type,
        text,
        policy: contentSecurityPolicy(publicUrl, type === 'text/html' ? text : ''),
        ...changes,
        ...(Object.values({ ...changes, unknown: path === placeholderPages.unknownVenue }).every((each) => !each) && {
          etag: etagOf(text),
        }),
      });
    }
  }

  /** Whether a built site is there. */
  get isBuilt(): boolean {
    return this.pages.size > 0;
  }

  /** The text of a built page, where there is one. */
  text(path: string): string | undefined {
    return this.pages.get(path)?.text.replaceAll(formKeyPlaceholder, () => randomUUID());
  }

  /** Answers every GET that no controller answers: a page, a file, or the page that says there is none. */
  router(): Router {
    const router = Router();
    router.use((request, _response, next) => next(isReading(request) ? undefined : 'router'));
    router.get(
      pageData,
      (request, _, next) => {
        request.url = this.dataOf(request.path);
        next();
      },
      ...compressed(this.root, '.', pageDataOptions),
      express.static(this.root, pageDataOptions),
      (_, response) => nothing(response),
    );
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
      builtFile.test(request.path) ? this.send(placeholderPages.notFound, request, response, 404) : next(),
    );
    const others = { maxAge: month * 1000, index: false, redirect: false, extensions: [] };
    router.use(...compressed(this.root, '.', others), express.static(this.root, others));
    router.use((request, response, next) => (files.test(request.path) ? nothing(response) : next()));
    router.use((request, response) => this.send(placeholderPages.notFound, request, response, 404));
    return router;
  }

  /** Sends a page as it is true now, or its absence to a browser that has it already. */
  async send(path: string, request: Request, response: Response, status = 200): Promise<void> {
    const page = this.pages.get(path);
    if (!page) return nothing(response);
    if (!response.hasHeader('Cache-Control')) response.set('Cache-Control', 'no-cache');
    const now = await this.asItIsNow(page, request);
    const text = path === placeholderPages.unknownVenue ? withName(now, request.path) : now;
    response.set({ 'Content-Security-Policy': page.policy, ETag: page.etag ?? etagOf(text) });
    if (status === 200 && request.fresh) response.status(304).end();
    // Each time a page is sent, its forms get a key of their own (docs/adr/0027-forms-without-scripts.md).
    else
      response
        .status(status)
        .type(page.type)
        .send(text.replaceAll(formKeyPlaceholder, () => randomUUID()));
  }

  private async asItIsNow(page: Page, request: Request): Promise<string> {
    const text = page.namesWebinar ? withWebinar(page.text, await this.webinar()) : page.text;
    const today = page.showsEstimate && todayIfKnown();
    if (today) return withEstimate(text, queryOf(request), today, this.publicUrl, this.prices);
    return page.showsChosen ? withChosen(text, request.originalUrl) : text;
  }

  /**
   * The one address of a page, for whoever asks in capitals, with a slash at its end or by its file, or with the full stop, comma or
   * bracket of the sentence from which the link was copied.
   */
  private addressOf(path: string): string {
    const bare = path.replace(/\/+(index\.html)?$/, '') || '/';
    const page = [bare, withoutPunctuation(bare)]
      .map((path) => path.toLowerCase())
      .find((path) => this.pages.has(path));
    return page ?? path.replace(/(?<=.)\/+$/, '');
  }

  /** Where the data of a page is: a venue that nobody knows has that of the page that is built for all of them. */
  private dataOf(path: string): string {
    const page = path.slice(0, -'.data'.length);
    return anyVenue.test(page) && !this.pages.has(page) ? `${placeholderPages.unknownVenue}.data` : path;
  }

  private async page(request: Request, response: Response, next: NextFunction): Promise<void> {
    const path = this.addressOf(request.path);
    const file = this.pages.has(path) || !anyVenue.test(path) ? path : placeholderPages.unknownVenue;
    if (!this.pages.has(file) || (withoutAddress.includes(path) && path !== placeholderPages.notFound)) return next();
    if (path === request.path)
      return this.send(file, request, response, path === placeholderPages.notFound ? 404 : 200);
    response.redirect(308, path + queryOf(request));
  }
}

/** What a sentence puts behind a link, also escaped by a client: `/contact.`, `/contact),`, `/contact%E2%80%9C`. */
function withoutPunctuation(path: string): string {
  const end = /(?:[.,;:!?'"()\]>*_]|%(?:2[12789C]|3[ABEF]|5D|C2%BB|E2%80%(?:9[89CD]|A6)))+$/i;
  return path.replace(end, '').replace(/\/+$/, '') || '/';
}

/** The day by the clock that rules; nothing before the database has given it: the page then says that its sum is to come. */
function todayIfKnown(): string | undefined {
  try {
    return berlinToday();
  } catch {
    return undefined;
  }
}

function nothing(response: Response): void {
  response.status(404).set('Cache-Control', 'no-cache').type('text/plain').send('There is nothing here.\n');
}

/** What an address says after its path, with the question mark; empty for nothing. */
function queryOf({ originalUrl }: Request): string {
  const query = originalUrl.indexOf('?');
  return query < 0 ? '' : originalUrl.slice(query);
}

function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}

function isReading(request: Request): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && !reserved.test(request.path);
}
