import { confirmCopy, type LinkCopy, type LinkEnd, unsubscribeCopy } from '@mainstage/content/forms/newsletter-link';
import { keepSeatCopy, releaseSignUpCopy, returnSeatCopy } from '@mainstage/content/forms/webinar-links';
import type { Language } from '@mainstage/content/notices/notice';
import { newsletterConfirm, newsletterUnsubscribe } from '@mainstage/content/shared-pages/newsletter';
import { webinarKeepSeat, webinarRelease, webinarReturnSeat } from '@mainstage/content/shared-pages/webinar-seat';
import type { Request } from 'express';
import { createElement } from 'react';
import type { ProblemError } from '../http/problem-error';
import { LinkView } from './link-view';
import type { NoJsFormPages } from './no-js-form-pages';

/** The pages behind the links of our mails; without scripts their buttons post to their own address. */
const linkPages = {
  confirm: { page: newsletterConfirm, copy: confirmCopy },
  unsubscribe: { page: newsletterUnsubscribe, copy: unsubscribeCopy },
  returnSeat: { page: webinarReturnSeat, copy: returnSeatCopy },
  keepSeat: { page: webinarKeepSeat, copy: keepSeatCopy },
  release: { page: webinarRelease, copy: releaseSignUpCopy },
} as const satisfies Record<string, { page: { path: string; lang: Language }; copy: LinkCopy }>;
export type LinkPage = keyof typeof linkPages;

export const linkPagePaths: string[] = Object.values(linkPages).map(({ page }) => page.path);

/** The page of a link whose button could not do its work; undefined where the request is for none of these pages. */
export function linkProblemPage(
  pages: Pick<NoJsFormPages, 'page'>,
  request: Request,
): ((problem: ProblemError) => string) | undefined {
  const links = Object.keys(linkPages) as LinkPage[];
  const link = links.find((name) => request.originalUrl.startsWith(linkPages[name].page.path));
  if (request.method !== 'POST' || !link) return undefined;
  const { invalid, idle, failed } = linkPages[link].copy;
  return ({ code }) =>
    code === 'validation_failed' || code === 'not_found'
      ? linkPage(pages, link, invalid)
      : linkPage(pages, link, { title: idle.title, text: failed }, request.originalUrl);
}

/** The page that says that it is done. */
export function linkDone(pages: Pick<NoJsFormPages, 'page'>, link: LinkPage): string {
  return linkPage(pages, link, linkPages[link].copy.done);
}

function linkPage(pages: Pick<NoJsFormPages, 'page'>, link: LinkPage, words: LinkEnd, again?: string): string {
  const { lang: language } = linkPages[link].page;
  return pages.page(language, words.title, createElement(LinkView, { language, words, again }));
}
