import { render } from '@testing-library/react';
import { NoBreak } from './no-break';

const unbroken = (text: string) => {
  const { container } = render(
    <p>
      <NoBreak text={text} />
    </p>,
  );
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('span')].map((part) => part.textContent);
};

describe('text without line breaks', () => {
  it('keeps words with a hyphen, ranges, sizes and paragraphs together', () => {
    expect(unbroken('A step-free hall of 700–1,300 sqm by § 270a')).toEqual(['step-free', '700–1,300 sqm', '§ 270a']);
  });

  it('begins no line with a comma', () => {
    expect(unbroken('30 m × 3 m, 20 m × 3 m and 10 m × 3 m')).toEqual(['30 m × 3 m,', '20 m × 3 m', '10 m × 3 m']);
  });
});
