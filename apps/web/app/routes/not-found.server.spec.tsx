/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { notFound } from '@mainstage/content/shared-pages/not-found';
import NotFoundPage, { loader, meta } from './not-found';

describe('the route for every address without a page', () => {
  it('answers with status 404', () => expect(loader().init?.status).toBe(404));

  it('says that there is no page, and offers to search', () => {
    const html = renderToString(
      <MemoryRouter initialEntries={['/nowhere']}>
        <NotFoundPage />
      </MemoryRouter>,
    );
    expect(html).toContain(notFound.copy.title);
    expect(html).toContain(notFound.copy.search.label);
    expect(JSON.stringify(meta())).toContain(notFound.head.title);
  });
});
