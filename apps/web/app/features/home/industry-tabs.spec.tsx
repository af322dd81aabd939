import '@mainstage/ui/testing/with-styles';
import '../../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillLayout, fillMatchMedia, fillObservers } from '@mainstage/ui/motion/jsdom-gaps';
import { goBack, openAt, searchNow } from '../../testing/address-bench';
import { IndustryTabs } from './industry-tabs';

const open = (address: string) => openAt(address, <IndustryTabs label="Industries" />);
const tab = (name: string) => screen.getByRole('tab', { name });

describe('the industries', () => {
  beforeEach(() => {
    fillMatchMedia();
    fillObservers();
    fillLayout();
  });

  it('the industries are steps of the history: Back goes to the one before', async () => {
    open('/?guests=120');
    await userEvent.click(tab('Technology & IT'));
    expect(searchNow()).toBe('?guests=120&industry=technology-it');
    await userEvent.click(tab('Healthcare & Pharma'));
    expect(tab('Healthcare & Pharma')).toHaveAttribute('aria-selected', 'true');
    await goBack();
    await waitFor(() => expect(tab('Technology & IT')).toHaveAttribute('aria-selected', 'true'));
    await goBack();
    await waitFor(() => expect(tab('Financial Services')).toHaveAttribute('aria-selected', 'true'));
    expect(searchNow()).toBe('?guests=120');
  });

  it('the industries open as the address says', async () => {
    open('/?industry=consulting-advisory');
    await waitFor(() => expect(tab('Consulting & Advisory')).toHaveAttribute('aria-selected', 'true'));
    expect(searchNow()).toBe('?industry=consulting-advisory');
  });
});
