import { scriptsAfterPaint } from './scripts-after-paint';

const page = (module: string) =>
  `<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/root.js"/><link rel="modulepreload" href="/assets/shared.js"/></head><body><script type="module" async="">${module}</script></body>`;

const asRendered = page(`import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");`);

describe('scripts after the first paint', () => {
  it('are not asked for by the page’s head', () => {
    expect(scriptsAfterPaint(asRendered)).not.toContain('<link');
  });

  it('wait, are all fetched at once, and start the page last', () => {
    const [, script = ''] = /<script[^>]*>([\s\S]*)<\/script>/.exec(scriptsAfterPaint(asRendered)) ?? [];
    const places = [
      'first-contentful-paint',
      '["/assets/entry.js","/assets/root.js","/assets/shared.js"]',
      'of ["/assets/shared.js"]',
      'await import("/assets/manifest.js");',
      'const route0 = await import("/assets/root.js");',
      'window.__reactRouterRouteModules = {"root":route0};',
      'import("/assets/entry.js");',
    ].map((part) => script.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(script).not.toMatch(/^\s*import\s/m);
  });

  it('run the files that others need first', () => {
    const files = ['panel-1', 'shell-2', 'router-3', 'react-4'].map((name) => `/assets/${name}.js`);
    const head = files.map((href) => `<link rel="modulepreload" href="${href}"/>`).join('');
    expect(scriptsAfterPaint(head + asRendered)).toContain(
      'of ["/assets/react-4.js","/assets/router-3.js","/assets/shell-2.js","/assets/panel-1.js","/assets/shared.js"]',
    );
  });

  it('leave a page without them as it is', () => {
    expect(scriptsAfterPaint('<p>Plain</p>')).toBe('<p>Plain</p>');
  });

  it('say so when React Router writes its module in another form', () => {
    expect(() => scriptsAfterPaint(page('import {a} from "/assets/root.js";'))).toThrow('Not the module');
    expect(() => scriptsAfterPaint(page('import("/assets/entry.js");'))).toThrow('Not the module');
  });
});
