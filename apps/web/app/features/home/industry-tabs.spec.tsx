import '../../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { fillLayout, fillMatchMedia, fillObservers } from '@mainstage/ui/motion/jsdom-gaps';
import { IndustryTabs } from './industry-tabs';

function Page() {
  const { search } = useLocation();
  const go = useNavigate();
  return (
    <>
      <IndustryTabs label="Industries" />
      <output>{search}</output>
      <button onClick={() => void go(-1)}>Back</button>
    </>
  );
}

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
const tab = (name: string) => screen.getByRole('tab', { name });

describe('the industries', () => {
  beforeEach(() => {
    fillMatchMedia();
    fillObservers();
    fillLayout();
  });

  it('are steps of the history: Back goes to the one before', async () => {
    open('/?guests=120');
    await userEvent.click(tab('Technology & IT'));
    expect(screen.getByRole('status')).toHaveTextContent('?guests=120&industry=technology-it');
    await userEvent.click(tab('Healthcare & Pharma'));
    expect(tab('Healthcare & Pharma')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(tab('Technology & IT')).toHaveAttribute('aria-selected', 'true'));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(tab('Financial Services')).toHaveAttribute('aria-selected', 'true'));
    expect(screen.getByRole('status')).toHaveTextContent(/^\?guests=120$/);
  });

  it('open as the address says', async () => {
    open('/?industry=consulting-advisory');
    await waitFor(() => expect(tab('Consulting & Advisory')).toHaveAttribute('aria-selected', 'true'));
    expect(screen.getByRole('status')).toHaveTextContent(/^\?industry=consulting-advisory$/);
  });
});
