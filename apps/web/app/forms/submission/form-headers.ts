import type { HeadersArgs } from 'react-router-dom';

/** Headers of a page with loader and action; the action's take precedence. */
export function headersOfData({ loaderHeaders, actionHeaders }: HeadersArgs): Headers {
  const headers = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) if (name !== 'set-cookie') headers.set(name, value);
  return headers;
}
