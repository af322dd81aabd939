import { brand } from '@mainstage/content/site/brand';
import type { CSSProperties } from 'react';
import type { MailContent } from './blocks';
import { BlockView } from './block-view';
import { colours, font, ground, layoutTable } from './design';
import { footerLines } from './footer';
import { Picture } from './picture';
import { styleSheet } from './style-sheet';
import { LinkAddress } from './text-link';

const hidden: CSSProperties = { display: 'none' };

export function MailDocument({ language, subject, preview, blocks, picture, reason }: MailContent) {
  const [first, ...others] = blocks;
  const title = first?.kind === 'heading' ? first.text : undefined;
  const body = title === undefined ? blocks : others;
  const button = blocks.find((block) => block.kind === 'button');
  return (
    <html lang={language} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: styleSheet }} />
      </head>
      <body className="page" style={{ margin: 0, padding: 0, backgroundColor: colours.paper }}>
        <div style={hidden}>{preview}</div>
        <div lang={language} dir="ltr" role="article" aria-label={subject}>
          <table {...layoutTable} className="page" width="100%" style={{ width: '100%' }}>
            <tbody>
              <tr>
                <td align="center" style={{ padding: 0 }}>
                  <table {...layoutTable} width="600" style={{ width: '100%', maxWidth: '600px' }}>
                    <tbody>
                      <Hall title={title} />
                      {picture && <Picture {...picture} />}
                      <Wall />
                      <tr>
                        <td style={{ padding: '32px 24px 8px' }}>
                          {body.map((block, index) => (
                            <BlockView key={index} block={block} />
                          ))}
                          {button && <LinkAddress {...button} language={language} />}
                        </td>
                      </tr>
                      <Footer lines={footerLines(language, reason)} />
                    </tbody>
                  </table>
                </td>
              </tr>
            </tbody>
          </table>
        </div>
      </body>
    </html>
  );
}

function Hall({ title }: { title: string | undefined }) {
  return (
    <tr>
      <td
        {...ground(colours.ink)}
        className="hall"
        style={{ backgroundColor: colours.ink, color: colours.paper, padding: '24px 24px 36px' }}
      >
        <p style={{ margin: 0, font: `600 15px/20px ${font.text}`, letterSpacing: '0.01em', color: colours.paper }}>
          {brand.name}
        </p>
        {title !== undefined && (
          <h1
            className="title"
            style={{
              margin: '56px 0 0',
              font: `700 36px/1.08 ${font.display}`,
              letterSpacing: '-0.02em',
              color: colours.paper,
            }}
          >
            {title}
          </h1>
        )}
      </td>
    </tr>
  );
}

/** A gradient line. Clients without gradients show the middle colour. */
function Wall() {
  return (
    <tr>
      <td
        style={{
          height: '4px',
          fontSize: '1px',
          lineHeight: '4px',
          backgroundColor: colours.led[1],
          backgroundImage: `linear-gradient(90deg, ${colours.led.join(', ')})`,
        }}
      >
        {'\u00A0'}
      </td>
    </tr>
  );
}

function Footer({ lines }: { lines: string[] }) {
  return (
    <tr>
      <td style={{ padding: '0 24px 40px' }}>
        <div className="line" style={{ borderTop: `1px solid ${colours.mist}`, paddingTop: '20px' }}>
          {lines.map((line) => (
            <p
              key={line}
              className="quiet"
              style={{ margin: '0 0 6px', font: `400 15px/22px ${font.text}`, color: colours.quiet }}
            >
              {line}
            </p>
          ))}
        </div>
      </td>
    </tr>
  );
}
