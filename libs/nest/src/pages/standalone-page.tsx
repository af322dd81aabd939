import type { Language } from '@mainstage/contracts/language';
import type { ReactNode } from 'react';
import { standalonePageStyles } from './standalone-page-styles';

interface StandalonePageProps {
  title: string;
  children: ReactNode;
  narrow?: boolean;
  /** Name of the sender, as a link to the site. */
  from?: string;
  language?: Language;
}

/** A page behind a signed link or the operators' login, without scripts and not indexed. */
export function StandalonePage({ title, children, narrow = false, from, language = 'en' }: StandalonePageProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="same-origin" />
        <title>{title}</title>
        <style>{standalonePageStyles}</style>
      </head>
      <body>
        {from && (
          <header>
            <a href="/">{from}</a>
          </header>
        )}
        <main className={narrow ? 'narrow' : undefined}>{children}</main>
      </body>
    </html>
  );
}
