import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const tabs = ['Theatre', 'Gala', 'Standing'].map((label) => ({ id: label, label, panel: <p>{`${label} plan`}</p> }));
const show = () => render(<Tabs label="Seating" tabs={tabs} />);
const tab = (name: string) => screen.getByRole('tab', { name });

describe('tabs', () => {
  it('show the panel of the chosen tab, which names it', async () => {
    show();
    expect(screen.getByRole('tablist', { name: 'Seating' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'Theatre' })).toHaveTextContent('Theatre plan');
    await userEvent.click(tab('Gala'));
    expect(screen.getByRole('tabpanel', { name: 'Gala' })).toHaveTextContent('Gala plan');
    expect(tab('Gala')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
  });

  it('are one stop of the Tab key, the panel the next', async () => {
    show();
    await userEvent.tab();
    expect(tab('Theatre')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('are chosen by arrows, Home and End, around both ends', async () => {
    show();
    await userEvent.tab();
    const walk = [
      ['{ArrowRight}', 'Gala'],
      ['{End}', 'Standing'],
      ['{ArrowRight}', 'Theatre'],
      ['{ArrowLeft}', 'Standing'],
      ['{Home}', 'Theatre'],
    ] as const;
    for (const [keys, name] of walk) {
      await userEvent.keyboard(keys);
      expect(tab(name)).toHaveFocus();
      expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    }
  });

  it('keep every panel in the HTML', () => {
    show();
    expect(screen.getByText('Standing plan')).toBeInTheDocument();
    expect(screen.getByText('Standing plan')).not.toBeVisible();
  });
});
