import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhoneFold } from './phone-fold';

it('content folded on a phone opens with one press, and the button goes', async () => {
  render(
    <PhoneFold label="All figures">
      <p>2,500 sqm</p>
    </PhoneFold>,
  );
  const folded = screen.getByText('2,500 sqm').parentElement!;
  expect(folded).toHaveAttribute('data-closed');
  const opener = screen.getByText('All figures').closest('button')!;
  expect(opener).toHaveAttribute('aria-controls', folded.id);
  await userEvent.click(opener);
  expect(folded).not.toHaveAttribute('data-closed');
  expect(screen.queryByText('All figures')).not.toBeInTheDocument();
});
