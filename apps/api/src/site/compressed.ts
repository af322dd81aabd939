import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';

type FileOptions = NonNullable<Parameters<typeof express.static>[1]>;

/** The smaller one first. */
const encodings = ['br', 'gzip'] as const;

/**
 * Sends files as the build compressed them to whoever takes that; leaves all others to the next handler.
 * @param root of the built site
 * @param folder below it, such as `assets`
 * @param options as for the files themselves
 */
export function compressed(root: string, folder: string, options: FileOptions): RequestHandler[] {
  return encodings
    .map((encoding) => ({ encoding, path: join(root, 'compressed', encoding, folder) }))
    .filter(({ path }) => existsSync(path))
    .map(({ encoding, path }) => {
      const send = express.static(path, {
        ...options,
        setHeaders: (response, ...file) => {
          options.setHeaders?.(response, ...file);
          response.set('Content-Encoding', encoding).vary('Accept-Encoding');
        },
      });
      return (request, response, next) =>
        request.acceptsEncodings().includes(encoding) ? send(request, response, next) : next();
    });
}
