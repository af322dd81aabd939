import { confirmCopy, linkAgain, type LinkCopy, unsubscribeCopy } from '@mainstage/content/forms/newsletter-link';
import { newsletterConfirm, newsletterUnsubscribe } from '@mainstage/content/pages/newsletter';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { html } from '../http/html';
import { type PlainAnswers, paragraphs } from './plain-answers';

/** The pages behind the links of the newsletter's mails; without scripts their buttons post to their own address. */
const linkPages = { confirm: newsletterConfirm.path, unsubscribe: newsletterUnsubscribe.path } as const;
export type LinkPage = keyof typeof linkPages;

export const newsletterPagePaths: string[] = Object.values(linkPages);

const copies: Record<LinkPage, LinkCopy> = { confirm: confirmCopy, unsubscribe: unsubscribeCopy };

/** Has whatever goes wrong with such a button told on a page. */
export function plainLinks(answers: Pick<PlainAnswers, 'page'>): RequestHandler {
  return (request: Request, _response: Response, next: NextFunction) => {
    const link = request.originalUrl.startsWith(linkPages.confirm) ? 'confirm' : 'unsubscribe';
    if (request.method === 'POST')
      request.problemPage = ({ code }) => {
        const { invalid, idle, failed } = copies[link];
        const dead = code === 'validation_failed' || code === 'not_found';
        return dead ? linkPage(answers, invalid) : linkPage(answers, { title: idle.title, text: failed }, request);
      };
    next();
  };
}

/** The page that says that it is done. */
export function linkDone(answers: Pick<PlainAnswers, 'page'>, link: LinkPage): string {
  return linkPage(answers, copies[link].done);
}

function linkPage(
  answers: Pick<PlainAnswers, 'page'>,
  words: { title: string; text: string },
  again?: Request,
): string {
  const way = again ? html`<p><a href="${again.originalUrl}">${linkAgain}</a></p>` : undefined;
  return answers.page('en', words.title, html`${paragraphs([words.text])} ${way}`);
}
