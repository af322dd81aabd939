import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * `node tools/build/compress.mjs [folder]`: writes compressed copies of the built site or of another folder:
 * `compressed/br/assets/x.js` for `assets/x.js`. API and nginx send these to clients that accept them
 * (apps/api/src/site/compressed.ts, tools/deploy/docker/nginx.conf), so that neither compresses at run time. Pages are
 * not included: each is sent with its own form key and the site's address.
 */
const site = process.argv[2] ?? fileURLToPath(new URL('../../dist/apps/web/client', import.meta.url));
const text = /\.(css|data|js|json|svg|webmanifest)$/;
/** Smaller files fit into one packet anyway. */
const least = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const encodings = {
  br: (bytes) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

rmSync(join(site, 'compressed'), { recursive: true, force: true });
const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => text.test(file));
await Promise.all(
  files.map(async (file) => {
    const bytes = readFileSync(join(site, file));
    if (bytes.length < least) return;
    for (const [encoding, compress] of Object.entries(encodings)) {
      const smaller = await compress(bytes);
      if (smaller.length >= bytes.length) continue;
      const to = join(site, 'compressed', encoding, file);
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, smaller);
    }
  }),
);
