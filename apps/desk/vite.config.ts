import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const libs = fileURLToPath(new URL('../../libs', import.meta.url));

export default defineConfig({
  base: '/desk/',
  resolve: { alias: [{ find: /^@mainstage\/(venues\/[^/]+|[^/]+)\/(.*)$/, replacement: `${libs}/$1/src/$2` }] },
  // The form classes of libs/leads carry TypeScript's decorators.
  oxc: { decorator: { legacy: true } },
  build: {
    target: 'es2022',
    outDir: '../../dist/apps/desk',
    emptyOutDir: true,
    // The page's CSP allows no `data:` fonts.
    assetsInlineLimit: 0,
    // Read by tools/checks/desk-scripts.check.mjs.
    manifest: true,
    // tools/checks/desk-scripts.check.mjs limits the compressed size instead.
    chunkSizeWarningLimit: 1000,
    // Material UI marks its modules for server components, which are not used here.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
