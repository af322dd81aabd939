const { join, sep } = require('node:path');

const pages = join(__dirname, '../../libs/content/src/pages') + sep;

/**
 * How Jest finds what a file imports. With WITHOUT_PAGES it refuses the words of pages: a target whose inputs leave them out
 * (`exceptPages` in nx.json) would keep an old answer when they change.
 */
module.exports = (request, options) => {
  const path = options.defaultResolver(request, options);
  if (!process.env.WITHOUT_PAGES || !path.startsWith(pages)) return path;
  const why = `${path} holds a page’s own words. A spec that reads them stands in apps/web/app/routes; words that more than one page reads stand in libs/content/src/shared-pages.`;
  // Jest says no more than that it could not find the file.
  process.stderr.write(`${why}\n`);
  throw new Error(why);
};
