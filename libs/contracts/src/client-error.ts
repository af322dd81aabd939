export const clientErrorsPath = '/api/client-errors';

/** Longest values, in characters. */
export const clientErrorLimits = { reference: 36, page: 120, message: 300, build: 64 } as const;

/** A path that may be reported: no query, and no segment so long that it may be a token. */
export function reportablePath(path: string): string {
  const plain = path.split(/[?#]/)[0] ?? '';
  return cut(plain.replace(/[^/]{41,}/g, '…'), clientErrorLimits.page) || '/';
}

/** An error message that may be reported: one line, without addresses, long numbers and queries. */
export function reportableMessage(message: string): string {
  const plain = message
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[^\s"'<>]+@[^\s"'<>]+/g, '[address]')
    .replace(/\?[^\s"'<>]*/g, '?…')
    .replace(/[\d+][\d\s()/.-]{4,}\d/g, '[number]');
  return cut(plain.trim(), clientErrorLimits.message);
}

function cut(text: string, length: number): string {
  // By code points, because half a character would be rejected by the rules above.
  return [...text].slice(0, length).join('');
}
