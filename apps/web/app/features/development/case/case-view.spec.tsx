import '../../../testing/jsdom-gaps';
import { jest } from '@jest/globals';
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { investmentCase } from '@mainstage/estimate/investment/investment-case';
import { sampleInputs } from '@mainstage/estimate/investment/sample-inputs';
import { CaseView } from './case-view';
import { rate } from './format';
import { sampleContent } from './sample-content';

const scrollTo = jest.fn();

beforeEach(() => {
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
});

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}

function show(search = '') {
  render(
    <MemoryRouter initialEntries={[`/case${search}`]}>
      <CaseView content={sampleContent} />
      <Address />
    </MemoryRouter>,
  );
}

const shownRate = () => screen.getByTestId('irr').textContent;
const rateFor = (change: Partial<typeof sampleInputs>) =>
  rate(investmentCase({ ...sampleInputs, ...change }).irrPercent!);
const number = (name: string) => screen.getByLabelText(name, { selector: '[type=number]' });
const slider = (name: string) => screen.getByLabelText(name, { selector: '[type=range]' });

describe('the investment case', () => {
  it('starts at the top, marked as an illustration over head, result and picture', () => {
    show();
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(screen.getAllByText('A picture only')).toHaveLength(3);
  });

  it('shows what the model computes', () => {
    show();
    expect(shownRate()).toBe(rateFor({}));
  });

  it('follows a number that is typed, the slider with it', async () => {
    show();
    await userEvent.clear(number('Ramp'));
    await userEvent.type(number('Ramp'), '12');
    expect(shownRate()).toBe(rateFor({ rampUpMonths: 12 }));
    expect(slider('Ramp')).toHaveValue('12');
  });

  it('follows the slider, the number with it, and says the value with its unit', () => {
    show();
    fireEvent.change(slider('Fee'), { target: { value: '3.5' } });
    expect(shownRate()).toBe(rateFor({ royaltyPercent: 3.5 }));
    expect(number('Fee')).toHaveValue(3.5);
    expect(slider('Fee')).toHaveAttribute('aria-valuetext', '3.5%');
  });

  it('keeps what is typed until the field is left, then holds it to the range', async () => {
    show();
    await userEvent.clear(number('Ramp'));
    await userEvent.type(number('Ramp'), '99');
    expect(number('Ramp')).toHaveValue(99);
    expect(shownRate()).toBe(rateFor({}));
    await userEvent.tab();
    expect(number('Ramp')).toHaveValue(30);
    expect(shownRate()).toBe(rateFor({ rampUpMonths: 30 }));
  });

  it('goes back to the last value where nothing was typed', async () => {
    show();
    await userEvent.clear(number('Ramp'));
    await userEvent.tab();
    expect(number('Ramp')).toHaveValue(20);
  });

  it('reads its values from the address and writes them there', async () => {
    jest.useFakeTimers();
    show('?ramp=15');
    expect(shownRate()).toBe(rateFor({ rampUpMonths: 15 }));
    fireEvent.change(slider('Rent'), { target: { value: '8' } });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByTestId('address').textContent).toBe('?ramp=15&rent=8');
    fireEvent.click(screen.getByText('Reset'));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByTestId('address').textContent).toBe('');
    expect(shownRate()).toBe(rateFor({}));
    jest.useRealTimers();
  });

  it('announces a changed result once it has settled', async () => {
    jest.useFakeTimers();
    show();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(document.querySelector('[role=status]')).toBeEmptyDOMElement();
    fireEvent.change(slider('Ramp'), { target: { value: '11' } });
    fireEvent.change(slider('Ramp'), { target: { value: '10' } });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(document.querySelector('[role=status]')).toHaveTextContent(`Rate ${rateFor({ rampUpMonths: 10 })}, back in`);
    jest.useRealTimers();
  });

  it('has a picture that says what it shows, and the same by year in a table', () => {
    show();
    expect(screen.getByRole('img', { name: /^Picture\. To 40% in 20; back: \d+ months;/ })).toBeInTheDocument();
    const rows = within(screen.getByRole('table', { name: 'By year' })).getAllByRole('row');
    expect(rows).toHaveLength(1 + 11);
    expect(rows[4]).toHaveTextContent('340%1,200660601083');
  });

  it('multiplies by the number of locations, and changes no rate by it', () => {
    show('?houses=9');
    expect(screen.getByText('9 houses')).toBeInTheDocument();
    expect(screen.getByText('9,000 sqm')).toBeInTheDocument();
    expect(shownRate()).toBe(rateFor({}));
  });

  it('sets the claim beside what it computes, and says what the claim needs', () => {
    show();
    expect(screen.getByText('20–90%')).toBeInTheDocument();
    const low = rateFor({ rampUpMonths: 30, royaltyPercent: 7, reducedRentYears: 2 });
    const high = rateFor({ rampUpMonths: 10, royaltyPercent: 3, reducedRentYears: 8 });
    expect(screen.getByTestId('computed-range')).toHaveTextContent(`${low.replace('%', '')}–${high}`);
    expect(screen.getByText(/^20% with [\d.]+%\.$/)).toBeInTheDocument();
  });
});
