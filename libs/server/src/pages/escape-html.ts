import { renderToStaticMarkup } from 'react-dom/server';

/** Text as it is written in an HTML document, in an attribute as well. */
export const escapeHtml = (text: string): string => renderToStaticMarkup(text);
