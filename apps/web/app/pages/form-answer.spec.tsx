import '../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { notFound } from '@mainstage/content/shared-pages/not-found';
import FormAnswerPage, { handle, meta } from './form-answer';

describe('the frame of an answer to a plain form', () => {
  it('is the page for what is missing in a browser, as the server said', () => {
    render(
      <MemoryRouter initialEntries={['/form-answer']}>
        <FormAnswerPage />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(notFound.copy.title);
    expect(document.body).not.toHaveTextContent('{{');
    expect(handle.nav).toBe('over-hero');
    expect(JSON.stringify(meta())).toContain(notFound.head.title);
  });
});
