import { fullTitle } from '@mainstage/content/site/page-content';
import { responsePlaceholders } from '@mainstage/content/shared-pages/form-response';
import type { Language } from '@mainstage/content/notices/notice';
import { escapeHtml } from '@mainstage/nest/pages/escape-html';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { responseStyles } from './response-styles';

export interface ResponsePage {
  language: Language;
  title: string;
  body: ReactNode;
}

/** Used where no site is built: the response is the same, only its frame is missing. */
const bareFrame = `<!doctype html><html lang="en"><head><meta charset="utf-8"/><title></title></head><body><main><h1>${responsePlaceholders.title}</h1><div>${responsePlaceholders.body}</div></main></body></html>`;

/**
 * A whole page: the site's frame with this response in it. It runs no scripts, so nothing of it is hydrated.
 * @param frame the built page of `placeholderPages.formAnswer`
 */
export function responsePage({ language, title, body }: ResponsePage, frame: string = bareFrame): string {
  const content = renderToStaticMarkup(createElement('div', { className: 'form-response', lang: language }, body));
  return frame
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<html lang="\w*"/, `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(fullTitle({ title }))}</title>`)
    .replace('</head>', () => `<style>${responseStyles}</style></head>`)
    .replace(responsePlaceholders.title, () => escapeHtml(title))
    .replace(responsePlaceholders.body, () => content);
}
