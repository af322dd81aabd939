import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent } from './blocks';
import { MailDocument } from './mail-document';

// Outlook for Windows renders at 96 dpi only with this setting.
const outlookSettings =
  '<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]-->';

export function renderHtml(content: MailContent): string {
  const markup = renderToStaticMarkup(<MailDocument {...content} />);
  return `<!doctype html>\n${markup.replace('</head>', `${outlookSettings}</head>`)}\n`;
}
