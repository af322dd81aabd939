/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { notFound } from '@mainstage/content/shared-pages/not-found';
import { placeholderPages } from '@mainstage/content/site/placeholder-pages';
import { pageLines } from '@mainstage/content/pages/pages';
import NotFoundPage, { handle, meta } from './not-found';

const at = (path: string) =>
  renderToString(
    <StaticRouter location={path}>
      <NotFoundPage />
    </StaticRouter>,
  );

describe('the route for what is missing', () => {
  it('the not-found route is built as the page of an answer to a no-JS form too', () => {
    expect(at(placeholderPages.formAnswer)).toContain('{{');
    expect(handle({ pathname: placeholderPages.formAnswer }).nav).toBe('above');
    expect(at(placeholderPages.notFound)).toContain(notFound.copy.title);
    expect(JSON.stringify(meta({ location: { pathname: placeholderPages.notFound } }))).toContain(notFound.head.title);
  });

  it('the not-found route shows in a browser what the server sends to every address without a page', () => {
    const { window: before } = globalThis;
    Object.assign(globalThis, { window: {} });
    try {
      expect(at(placeholderPages.formAnswer)).toBe(at(placeholderPages.notFound));
      expect(handle({ pathname: placeholderPages.formAnswer })).toEqual(
        handle({ pathname: placeholderPages.notFound }),
      );
    } finally {
      Object.assign(globalThis, { window: before });
    }
  });

  it('the not-found route answers the addresses of all pages that have none, which then hydrate', () => {
    const shown = pageLines.find(({ pattern }) => pattern === '*')!.pages.map(({ path }) => path);
    expect(shown).toEqual(expect.arrayContaining([placeholderPages.notFound, placeholderPages.formAnswer]));
  });
});
