import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent } from './blocks';
import { MailDocument } from './mail-document';

// Outlook for Windows lays out in points of 96 dpi only with this setting.
const outlookSettings =
  '<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]-->';

/** The mail as an HTML document: nothing in it is fetched from elsewhere. */
export function renderHtml(content: MailContent): string {
  const markup = renderToStaticMarkup(<MailDocument {...content} />);
  return `<!doctype html>\n${markup.replace('</head>', `${outlookSettings}</head>`)}\n`;
}
