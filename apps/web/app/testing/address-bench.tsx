import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';

function Frame({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  const go = useNavigate();
  return (
    <>
      {children}
      <output>{search}</output>
      <button onClick={() => void go(-1)}>Back</button>
    </>
  );
}

/** Renders a component that stores state in the address, at that address. */
export function openAt(address: string, content: ReactNode) {
  window.history.pushState(null, '', address);
  return render(
    <BrowserRouter>
      <Frame>{content}</Frame>
    </BrowserRouter>,
  );
}

/** The current query, as `?tab=films`. */
export const searchNow = () => screen.getByRole('status').textContent;

export const goBack = () => userEvent.click(screen.getByRole('button', { name: 'Back' }));
