import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { RemindField } from './remind-field';

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

function show(value: string | null, sendAt: string | null = null) {
  const [onChange, onOther] = [jest.fn(), jest.fn()];
  render(<RemindField value={value} sendAt={sendAt} error={undefined} onChange={onChange} onOther={onOther} />);
  const field = screen.getByRole('combobox', { name: 'Remind me if no reply comes' });
  const choose = (name: RegExp) => {
    fireEvent.mouseDown(field);
    fireEvent.click(screen.getByRole('option', { name }));
  };
  return { field, choose, onChange, onOther };
}

describe('the reminder of an answer', () => {
  it('is none until one is chosen', () => {
    const { field, choose, onChange } = show(null);
    expect(field.textContent).toBe('No reminder');
    choose(/^In a week/);
    const [[at]] = onChange.mock.calls as [[string]];
    expect(Math.round((Date.parse(at) - Date.now()) / 86_400_000)).toBeGreaterThanOrEqual(6);
  });

  it('counts from when the answer is sent', () => {
    const { choose, onChange } = show(null, day(30));
    choose(/^In 3 working days/);
    expect(Date.parse((onChange.mock.calls as [[string]])[0][0])).toBeGreaterThan(Date.parse(day(32)));
  });

  it('is another time in a dialog, and none again', () => {
    const { choose, onChange, onOther } = show(day(5));
    choose(/^Another time/);
    expect(onOther).toHaveBeenCalled();
    choose(/^No reminder/);
    expect(onChange).toHaveBeenCalledWith(null);
  });

  it('before the answer is refused', () => {
    show(day(3), day(4));
    expect(screen.getByText('This is before the answer is sent.')).toBeTruthy();
  });
});
