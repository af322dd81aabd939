import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { QuestionPending, questionScript } from './question-pending';

const root = document.documentElement;

function parsedAt(search: string): void {
  window.history.replaceState(null, '', `/venues/arena${search}`);
  const script = document.createElement('script');
  script.textContent = questionScript;
  document.body.append(script);
}

beforeEach(() => {
  document.body.innerHTML = '';
  delete root.dataset['question'];
});

it('the page hides figures from the first paint where its address has a query', () => {
  parsedAt('?guests=120&layout=theatre');
  expect(root).toHaveAttribute('data-question');
  render(<QuestionPending />);
  expect(root).not.toHaveAttribute('data-question');
});

it('the page shows its prerendered figures where its address has no query', () => {
  parsedAt('?from=newsletter');
  expect(root).not.toHaveAttribute('data-question');
});
