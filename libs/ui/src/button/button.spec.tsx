import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import type { AnchorHTMLAttributes } from 'react';
import { Button } from './button';

const RouterLink = ({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

describe('a button', () => {
  it('is one that sends no form unless it is told to, with nothing of its look in the page', () => {
    const press = jest.fn();
    render(
      <Button variant="outlined" size="large" onClick={press}>
        Open
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Open' });
    fireEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('type', 'button');
    for (const name of ['variant', 'size', 'look', 'large', 'as']) expect(button).not.toHaveAttribute(name);
  });

  it('is a link where it leads somewhere', () => {
    render(
      <>
        <Button href="/plan.pdf">Plan</Button>
        <Button component={RouterLink} to="/contact">
          Contact
        </Button>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Plan' })).toHaveAttribute('href', '/plan.pdf');
    const contact = screen.getByRole('link', { name: 'Contact' });
    expect(contact).toHaveAttribute('href', '/contact');
    expect(contact).not.toHaveAttribute('type');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
