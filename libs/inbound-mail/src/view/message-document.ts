/**
 * Policy for untrusted HTML, which may only be read. Scripts, forms, frames, styles and remote pictures are blocked
 * here and by {@link safeHtml}.
 */
export const messageDocumentPolicy = [
  "default-src 'none'",
  'img-src data:',
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

const styles = `:root{color-scheme:light}body{margin:12px;background:#fff;color:#1a1a1a;font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}img{max-width:100%;height:auto}table{max-width:100%}pre{white-space:pre-wrap}blockquote{margin:0 0 0 4px;padding-left:10px;border-left:2px solid #bbb}.picture{font-size:13px;color:#595959;direction:ltr;unicode-bidi:isolate}`;

/** A document for its own frame. @param html from {@link safeHtml} */
export const messageDocument = (html: string): string =>
  `<!doctype html><html lang="und"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer"><title>Message</title><style>${styles}</style></head><body>${html}</body></html>`;
