import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { builtValues } from './build/built-values';
import { changedOn } from './build/changed-on';
import { plainAssetNames } from './build/plain-asset-names';
import { shortPictureList } from './build/pictures';
import { workspacePaths } from './build/registry';
import { shellGroups, shellModules } from './build/shell';
import { pageParts } from './build/page-parts';
import { unusedParts } from './build/unused-parts';

export default defineConfig({
  plugins: [
    shortPictureList(),
    builtValues(),
    unusedParts(),
    shellModules(),
    reactRouter(),
    ...pageParts(),
    plainAssetNames(),
  ],
  resolve: { alias: workspacePaths },
  // The form classes of libs/contracts carry TypeScript's decorators.
  oxc: { decorator: { legacy: true } },
  define: { CHANGED_ON: JSON.stringify(changedOn(import.meta.dirname) ?? '') },
  server: { proxy: { '/api': 'http://localhost:3000', '/webinar/join': 'http://localhost:3000' } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: shellGroups } } },
  },
});
