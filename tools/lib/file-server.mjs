import { createReadStream, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The file for a path: itself, the folder's `index.html`, or undefined. */
function fileOf(folder, pathname) {
  const path = join(folder, normalize(decodeURIComponent(pathname)));
  return [path, join(path, 'index.html')].find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

/**
 * Serves the files of a built site on a free port of this machine.
 * @param {string} folder with an `index.html` for each page
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveFiles(folder) {
  const server = createServer(({ url }, response) => {
    const file = fileOf(folder, new URL(url, 'http://localhost').pathname);
    if (!file) return response.writeHead(404).end();
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
