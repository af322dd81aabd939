import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, loadEnv } from 'vite';
import { changedOn } from './build/changed-on';
import { chunkGroups } from './build/chunk-groups';
import { plainName } from './build/asset-names';
import { proxyOfDevelopment } from './build/development-proxy';
import { workspacePaths } from './build/registry';

export default defineConfig(({ command }) => {
  const isBuild = command === 'build';
  return {
    plugins: [reactRouter()],
    resolve: { alias: workspacePaths },
    // The form classes of libs/contracts carry TypeScript's decorators.
    oxc: { decorator: { legacy: true } },
    define: { CHANGED_ON: JSON.stringify(changedOn(import.meta.dirname) ?? '') },
    // Found before the first page is opened: a package found later would load the open page anew.
    optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.spec.{ts,tsx}', '!**/testing/**'] },
    server: { proxy: proxyOfDevelopment(loadEnv('development', import.meta.dirname, 'DEV_')) },
    environments: {
      client: {
        build: {
          rollupOptions: {
            output: { entryFileNames: plainName, chunkFileNames: plainName, codeSplitting: { groups: chunkGroups } },
          },
        },
      },
      // One file with all its packages: it runs in production mode wherever it runs, and beside no installed packages.
      ssr: {
        build: { rollupOptions: { input: { pages: 'virtual:react-router/server-build', main: './server/main.ts' } } },
        ...(isBuild && {
          resolve: { noExternal: true },
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        }),
      },
    },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      emptyOutDir: true,
    },
  };
});
