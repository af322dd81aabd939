import type { Plugin } from 'vite';

/** Words by which lists of advertising and consent banners tell files that they keep from loading. */
const listed = /cookie|consent|banner|advert|sponsor|promo|track|analytic|social|share|popup|gdpr/gi;

/**
 * Keeps those words out of the names of scripts and styles: a page whose script is blocked is dead for whoever uses such a list.
 * The hash in the name tells two files apart.
 */
export function plainAssetNames(): Plugin {
  return {
    name: 'plain-asset-names',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions: (options) => ({
      ...options,
      entryFileNames: renamed(options.entryFileNames),
      chunkFileNames: renamed(options.chunkFileNames),
    }),
  };
}

const renamed =
  <Chunk extends { name: string }>(given: string | ((chunk: Chunk) => string) | undefined) =>
  (chunk: Chunk): string => {
    const pattern = typeof given === 'function' ? given(chunk) : (given ?? 'assets/[name]-[hash].js');
    return pattern.replace('[name]', chunk.name.replace(listed, 'part'));
  };
