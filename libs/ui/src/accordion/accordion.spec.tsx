import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Accordion } from './accordion';

const items = ['First', 'Second'].map((title) => ({ title, content: <p>{`${title} answer`}</p> }));
const details = () => screen.getAllByRole<HTMLDetailsElement>('group');

describe('the accordion', () => {
  it('is the browser’s own: titles are headings in summaries, closed at first', () => {
    render(<Accordion items={items} />);
    expect(screen.getByRole('heading', { level: 3, name: 'First' }).closest('summary')).not.toBeNull();
    expect(details().map(({ open }) => open)).toEqual([false, false]);
    expect(details().map(({ name }) => name)).not.toContain(expect.stringMatching(/./));
  });

  it('opens the asked one, and one at a time where asked', () => {
    render(<Accordion items={items} open={1} single titleAs="h2" />);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    expect(details().map(({ open }) => open)).toEqual([false, true]);
    const names = new Set(details().map((each) => each.getAttribute('name')));
    expect(names.size).toBe(1);
    expect([...names][0]).toBeTruthy();
  });
});
