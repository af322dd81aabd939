import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { LogoStrip } from './logo-strip';

it('the logo strip draws each company as a sign and its name, which is what is read', () => {
  const logos = Array.from({ length: 6 }, (_, each) => ({ name: `Company ${each}`, path: `M${each} 0h9v9z` }));
  render(<LogoStrip label="Finance" logos={logos} />);
  expect(screen.getByRole('list', { name: 'Finance' })).toBeInTheDocument();
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(logos.map(({ name }) => name));
  for (const [each, item] of items.entries()) {
    expect(item.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(item.querySelector('path')).toHaveAttribute('d', logos[each]?.path);
  }
});
