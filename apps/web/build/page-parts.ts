import type { Plugin } from 'vite';

/** What a browser needs of a page's file; its head is written while the site is built. */
const needed = ['default', 'handle'];
const asBuiltForBrowsers = '?__react-router-build-client-route';

/**
 * Pages are documents (docs/adr/0040-pages-are-documents.md), so what React Router puts around them for its own router in
 * the browser is left out: the page's component is itself, and its script has nothing of its head.
 */
export function pageParts(): Plugin[] {
  return [
    {
      name: 'plain-pages',
      enforce: 'pre',
      transform(code, id) {
        if (!/\/app\/(pages\/[\w-]+|root)\.tsx$/.test(id)) return;
        // React Router wraps what is exported as it is declared, in what gives it the router's data.
        return code.replace(/^export default function (\w+)([\s\S]*)/m, 'function $1$2\nexport { $1 as default };\n');
      },
    },
    {
      name: 'page-parts',
      enforce: 'post',
      transform(code, id) {
        if (this.environment.name !== 'client' || !id.endsWith(asBuiltForBrowsers)) return;
        const [, names, from] = /^export \{([^}]*)\} from ("[^"]+");$/.exec(code.trim()) ?? [];
        if (names === undefined) throw new Error(`Not the exports this build knows in ${id}:\n${code}`);
        const kept = names.split(',').map((name) => name.trim());
        return `export { ${kept.filter((name) => needed.includes(name)).join(', ')} } from ${from};`;
      },
    },
  ];
}
