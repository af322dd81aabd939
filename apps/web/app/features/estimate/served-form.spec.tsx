import { fireEvent, render, screen } from '@testing-library/react';
import { firstChoices, readChoices } from '@mainstage/estimate/choices';
import { focusAgain, focusedField, servedForm, takenOver, useServedFormFree } from './served-form';

/** The form as a browser finds it in the page, with these values. */
function serve(guests = '30', extras = '') {
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<form id="${servedForm}">
      <input type="hidden" name="venue" value="" />
      <select aria-label="what" name="what"><option value="event-floors">1</option><option value="boardroom">2</option></select>
      <input aria-label="date" type="date" name="date" value="" />
      <input aria-label="guests" name="guests" value="${guests}" />
      ${['stream', 'drinks'].map((each) => `<input type="checkbox" aria-label="${each}" name="extras" value="${each}" ${extras.includes(each) ? 'checked' : ''} />`).join('')}
    </form>`,
  );
}
afterEach(() => document.getElementById(servedForm)?.remove());

describe('the served form gives its choices on', () => {
  it('the served form passes on its choices as they were where nobody touched it', () => {
    serve();
    expect(takenOver(readChoices(''))).toEqual(firstChoices);
  });

  it('the served form passes on what was typed, chosen and ticked meanwhile', () => {
    serve('30', 'stream');
    fireEvent.change(screen.getByLabelText('guests'), { target: { value: '45' } });
    fireEvent.click(screen.getByLabelText('drinks'));
    expect(takenOver(readChoices('extras=stream'))).toEqual({ ...firstChoices, guests: '45', extras: 'stream,drinks' });
  });

  it('the served form passes on another booking, which the number of guests follows', () => {
    serve();
    fireEvent.change(screen.getByLabelText('what'), { target: { value: 'boardroom' } });
    expect(takenOver(readChoices(''))).toMatchObject({ what: '', venue: 'boardroom', guests: '16' });
  });

  it('the served form passes on the place of the focus', () => {
    serve();
    const field = screen.getByLabelText<HTMLInputElement>('guests');
    field.focus();
    field.setSelectionRange(1, 2);
    const place = focusedField();
    field.form!.remove();
    const { container } = render(<input name="guests" defaultValue="30" />);
    focusAgain(container, place!);
    const next = container.querySelector('input')!;
    expect(next).toBe(document.activeElement);
    expect([next.selectionStart, next.selectionEnd]).toEqual([1, 2]);
  });
});

describe('the served form gives way', () => {
  const Free = () => <output>{String(useServedFormFree())}</output>;
  const free = () => screen.getByRole('status').textContent;

  it('the served form is replaced where nobody is in it or in a line of text, in a task of its own', async () => {
    serve();
    screen.getByLabelText('guests').focus();
    render(<Free />);
    expect(free()).toBe('false');
    expect(await screen.findByText('true')).toBeTruthy();
  });

  it('a page without a served form has the one that answers from the start', () => {
    render(<Free />);
    expect(free()).toBe('true');
  });

  it('the served form is not replaced while a list is open, but once something was chosen', async () => {
    serve();
    screen.getByLabelText('what').focus();
    render(<Free />);
    await new Promise((next) => setTimeout(next, 20));
    expect(free()).toBe('false');
    fireEvent.change(screen.getByLabelText('what'), { target: { value: 'boardroom' } });
    expect(await screen.findByText('true')).toBeTruthy();
  });

  it('the served form is not replaced while a day is typed, but once it is left', async () => {
    serve();
    screen.getByLabelText('date').focus();
    render(<Free />);
    fireEvent.change(screen.getByLabelText('date'), { target: { value: '0002-05-01' } });
    await new Promise((next) => setTimeout(next, 20));
    expect(free()).toBe('false');
    screen.getByLabelText('guests').focus();
    expect(await screen.findByText('true')).toBeTruthy();
  });
});
