import { renderToStaticMarkup } from 'react-dom/server';

/** Escapes text for HTML content and attributes. */
export const escapeHtml = (text: string): string => renderToStaticMarkup(text);
