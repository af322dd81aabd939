import { html, Markup } from './html';
import { plainPageStyles } from './plain-page-styles';

interface PlainPage {
  title: string;
  main: Markup;
  /** A single short form. */
  narrow?: boolean;
  /** Whose page it is; the name leads to the site. */
  from?: string;
}

/** A page behind a signed link or the operators' login, in English: no script, no file, nothing for search engines. */
export const plainPage = ({ title, main, narrow = false, from }: PlainPage): string =>
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
        ${from && html`<header><a href="/">${from}</a></header>`}
        <main ${narrow ? html`class="narrow"` : undefined}>${main}</main>
      </body>
    </html>`.text;
