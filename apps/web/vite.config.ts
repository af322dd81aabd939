import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { changedOn } from './build/changed-on';
import { chunkGroups } from './build/chunk-groups';
import { plainAssetNames } from './build/plain-asset-names';
import { shortPictureList } from './build/pictures';
import { workspacePaths } from './build/registry';

export default defineConfig({
  plugins: [shortPictureList(), reactRouter(), plainAssetNames()],
  resolve: { alias: workspacePaths },
  // The form classes of libs/contracts carry TypeScript's decorators.
  oxc: { decorator: { legacy: true } },
  define: { CHANGED_ON: JSON.stringify(changedOn(import.meta.dirname) ?? '') },
  server: { proxy: { '/api': 'http://localhost:3000', '/webinar/join': 'http://localhost:3000' } },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    emptyOutDir: true,
  },
});
