import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deskAddress } from '@mainstage/contracts/desk/calls';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { dropPageHeaders } from '../../http/safe-headers';
import { compressed } from '../../site/compressed';
import { contentSecurityPolicy } from '../../site/content-security-policy';

const hashed = { immutable: true, maxAge: '1y', index: false, redirect: false, setHeaders: dropPageHeaders };

/**
 * The built application of the sales desk: one document for every path below /desk, and its files. It is not part of
 * the site's bundles, is not indexed, and contains no data, which only calls with a session return.
 */
export class DeskPages {
  private readonly html: string | undefined;
  private readonly policy: string;

  /**
   * @param root folder of the built application
   * @param isOn whether a team is configured; otherwise there is nothing below /desk
   * @param keptAssets folder of scripts of earlier releases, for pages opened before the last one
   */
  constructor(
    private readonly root: string,
    publicUrl: string,
    isOn: boolean,
    private readonly keptAssets?: string,
  ) {
    const file = join(root, 'index.html');
    this.html = isOn && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    // The desk embeds no videos, but inbound messages, in a frame without scripts and origin.
    this.policy = contentSecurityPolicy(publicUrl, this.html).replace(/frame-src [^;]+/, "frame-src 'self'");
  }

  /** Answers GET and HEAD below /desk; passes them to the site if there is no desk. */
  handlers(): RequestHandler {
    const router = Router();
    if (this.html === undefined) return router;
    router.use((request, _response, next) => next(['GET', 'HEAD'].includes(request.method) ? undefined : 'router'));
    router.use(
      '/assets',
      ...compressed(this.root, 'assets', hashed),
      ...[join(this.root, 'assets'), this.keptAssets ?? []].flat().map((each) => express.static(each, hashed)),
    );
    router.use('/assets', (_request, response) => nothing(response));
    router.use((request, response) => this.document(request, response));
    return router;
  }

  private document(request: Request, response: Response): void {
    // `/desk/` and `/desk` are the same page.
    if (request.path === '/' && request.originalUrl.startsWith(`${deskAddress}/`))
      return response.redirect(308, deskAddress + queryOf(request));
    response.set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': this.policy,
      'X-Robots-Tag': 'noindex, nofollow',
    });
    response.type('html').send(this.html);
  }
}

const queryOf = ({ originalUrl }: Request) => /\?.*$/.exec(originalUrl)?.[0] ?? '';

function nothing(response: Response): void {
  response.status(404).set('Cache-Control', 'no-cache').type('text/plain').send('There is nothing here.\n');
}
