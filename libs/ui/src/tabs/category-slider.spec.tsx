import '../testing/with-styles';
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LogoStrip } from '../logo-strip/logo-strip';
import { fillLayout, fillMatchMedia, fillObservers } from '../motion/jsdom-gaps';
import { CategorySlider } from './category-slider';

const categories = ['Technology', 'Finance', 'Media'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <LogoStrip label={`${label} companies`} logos={[{ name: `${label} One`, path: 'M0 0h9v9z' }]} />,
}));
const tab = (name: string) => screen.getByRole('tab', { name });
const shown = (words: string) => !screen.getByText(words).closest('[inert]');

describe('the category slider', () => {
  beforeEach(() => {
    fillMatchMedia();
    fillObservers();
    fillLayout();
    render(<CategorySlider label="Industries" categories={categories} />);
  });

  it('the category slider shows the first category under its tab', () => {
    expect(tab('Technology')).toHaveAttribute('aria-selected', 'true');
    expect(shown('Technology One')).toBe(true);
    expect(shown('Finance One')).toBe(false);
  });

  it('the category slider slides to the category of a pressed tab', async () => {
    await userEvent.click(tab('Media'));
    expect(tab('Media')).toHaveAttribute('aria-selected', 'true');
    expect(shown('Media One')).toBe(true);
    expect(shown('Technology One')).toBe(false);
  });

  it('the category slider slides by the arrow keys of its tabs', async () => {
    await userEvent.click(tab('Technology'));
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Finance')).toHaveFocus();
    expect(shown('Finance One')).toBe(true);
  });
});
