const { join, sep } = require('node:path');

const pages = join(__dirname, '../../libs/content/src/pages') + sep;

/**
 * Jest's resolver. With WITHOUT_PAGES it refuses the texts of pages: a target whose inputs exclude them (`exceptPages`
 * in nx.json) would keep an outdated cache entry when they change.
 */
module.exports = (request, options) => {
  const path = options.defaultResolver(request, options);
  if (!process.env.WITHOUT_PAGES || !path.startsWith(pages)) return path;
  const why = `${path} holds a page’s own words. A spec that reads them stands in apps/web/app/routes; words that more than one page reads stand in libs/content/src/shared-pages.`;
  // Jest reports only that it could not find the file.
  process.stderr.write(`${why}\n`);
  throw new Error(why);
};
