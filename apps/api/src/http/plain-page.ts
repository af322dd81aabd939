import { html, Markup } from './html';
import { plainPageStyles } from './plain-page-styles';

/** A page of one's own behind a signed link, in English: no script, no file, nothing for search engines. */
export const plainPage = (title: string, main: Markup): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="same-origin" />
        <title>${title}</title>
        <style>
          ${new Markup(plainPageStyles)}
        </style>
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html>`.text;
