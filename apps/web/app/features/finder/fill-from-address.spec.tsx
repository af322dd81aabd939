import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { FillFromAddress, fillScript, searchingEnds } from './fill-from-address';

function parsedAt(search: string): void {
  window.history.replaceState(null, '', `/venues${search}`);
  const form = document.createElement('form');
  form.innerHTML =
    '<input name="guests" aria-label="Guests"><select name="layout" aria-label="Seating"><option value=""><option value="theatre"></select>' +
    '<input type="checkbox" name="stage" value="1" aria-label="Stage">';
  const script = document.createElement('script');
  script.textContent = fillScript;
  document.body.append(form, script);
}

describe('a search form whose address has a query', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
    searchingEnds();
  });

  it('a search form is filled from the address while the page is parsed, and says that it searches', () => {
    parsedAt('?guests=120&layout=theatre&stage=1');
    expect(screen.getByLabelText('Guests')).toHaveValue('120');
    expect(screen.getByLabelText('Seating')).toHaveValue('theatre');
    expect(screen.getByLabelText('Stage')).toBeChecked();
    expect(document.documentElement).toHaveAttribute('data-searching');
    searchingEnds();
    expect(document.documentElement).not.toHaveAttribute('data-searching');
  });

  it('a search form stays as it is built without a query', () => {
    parsedAt('?from=newsletter');
    expect(screen.getByLabelText('Guests')).toHaveValue('');
    expect(document.documentElement).not.toHaveAttribute('data-searching');
  });

  it('the fill script does not run again in a page that React renders', () => {
    const { container } = render(<FillFromAddress />);
    expect(container.querySelector('script')).toBeInTheDocument();
    expect(document.documentElement).not.toHaveAttribute('data-searching');
  });
});
