import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { FillFromPlan, fillPlanScript, QuestionPending, questionScript } from './question-pending';

const root = document.documentElement;

/** A page of a venue as it is parsed: the script before the figures, the fields, the script after them. */
function parsedAt(search: string): void {
  window.history.replaceState(null, '', `/venues/arena${search}`);
  const fields = document.createElement('div');
  fields.innerHTML =
    '<input type="date" name="date" aria-label="Day"><input name="guests" aria-label="Guests">' +
    '<select name="part" aria-label="For"><option value="full-day"><option value="evening"></select>';
  const [before, after] = [questionScript, fillPlanScript].map((text) =>
    Object.assign(document.createElement('script'), { textContent: text }),
  );
  document.body.append(before!, fields, after!);
}

const field = (label: string) => screen.getByLabelText(label);

beforeEach(() => {
  document.body.innerHTML = '';
  delete root.dataset['question'];
  sessionStorage.clear();
});

describe('the page of a venue while it is parsed', () => {
  it('the page hides what depends on the address and fills its fields, until it is hydrated', () => {
    parsedAt('?guests=120&layout=theatre&date=2027-03-12&part=evening');
    expect(root).toHaveAttribute('data-question', 'seating day');
    expect(field('Day')).toHaveValue('2027-03-12');
    expect(field('Guests')).toHaveValue('120');
    expect(field('For')).toHaveValue('evening');
    render(<QuestionPending />);
    expect(root).not.toHaveAttribute('data-question');
  });

  it('the page does the same for a plan from an earlier page, and the address counts first', () => {
    sessionStorage.setItem('mainstage.planned', JSON.stringify({ guests: 80, date: '2027-03-12' }));
    parsedAt('?guests=120');
    expect(root).toHaveAttribute('data-question', 'seating day');
    expect(field('Guests')).toHaveValue('120');
    expect(field('Day')).toHaveValue('2027-03-12');
  });

  it('the page hides only what the question is about', () => {
    sessionStorage.setItem('mainstage.planned', JSON.stringify({ guests: 80 }));
    parsedAt('');
    expect(root).toHaveAttribute('data-question', 'seating');
  });

  it('the page shows its prerendered figures without a question, and fills in no impossible value', () => {
    sessionStorage.setItem('mainstage.planned', 'no JSON');
    parsedAt('?from=newsletter&part=night');
    expect(root).not.toHaveAttribute('data-question');
    expect(field('For')).toHaveValue('full-day');
  });

  it('the scripts do not run again in a page that React renders', () => {
    window.history.replaceState(null, '', '/venues/arena?guests=120');
    const { container } = render(
      <>
        <QuestionPending />
        <div>
          <input name="guests" aria-label="Guests" />
        </div>
        <FillFromPlan />
      </>,
    );
    expect(container.querySelectorAll('script')).toHaveLength(2);
    expect(root).not.toHaveAttribute('data-question');
    expect(field('Guests')).toHaveValue('');
  });
});
