import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colours, font } from '../layout/design';
import type { Letter } from './letter';

const address = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/g;

export function letterHtml(
  { body, quote, language }: Pick<Letter, 'body' | 'quote' | 'language'>,
  subject: string,
): string {
  const markup = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0, padding: '8px', font: `400 15px/23px ${font.text}` }}>
        <div style={{ maxWidth: '40em', overflowWrap: 'anywhere' }}>
          <Text text={body} links />
          {quote && (
            <>
              <p style={{ margin: '24px 0 8px' }}>{quote.head}</p>
              <blockquote style={{ margin: 0, padding: '0 0 0 12px', borderLeft: `2px solid ${colours.mist}` }}>
                <Text text={quote.text} />
              </blockquote>
            </>
          )}
        </div>
      </body>
    </html>,
  );
  return `<!doctype html>\n${markup}\n`;
}

/** Paragraphs and lines as typed; quoted text gets no links. */
function Text({ text, links = false }: { text: string; links?: boolean }) {
  return text.split(/\n{2,}/).map((paragraph, index) => (
    <p key={index} style={{ margin: '0 0 14px', whiteSpace: 'pre-wrap' }}>
      {paragraph.split('\n').map((line, nth) => (
        <Fragment key={nth}>
          {nth > 0 && <br />}
          {links ? <Line text={line} /> : line}
        </Fragment>
      ))}
    </p>
  ));
}

function Line({ text }: { text: string }) {
  return text.split(address).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
