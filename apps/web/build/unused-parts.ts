import type { Plugin } from 'vite';

/**
 * Pieces of packages that this design never runs, though what it uses imports them: the ripple that the theme turns off,
 * the ring of a loading button (ours says in words what is happening), and Emotion's `withTheme`.
 */
const unused = [
  '@mui/material/ButtonBase/TouchRipple.mjs',
  '@mui/material/CircularProgress/CircularProgress.mjs',
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js',
];

/** Gives the browser a line in place of each; whoever comes to use one finds its name in the error. */
export function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    enforce: 'pre',
    load(id) {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      const part = unused.find((file) => id.endsWith(`/node_modules/${file}`));
      if (!part) return;
      const message = JSON.stringify(`Left out of the build (apps/web/build/unused-parts.ts): ${part}`);
      return `export default function leftOut() { throw new Error(${message}); }`;
    },
  };
}
