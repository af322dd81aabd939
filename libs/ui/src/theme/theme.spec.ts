import { themeFor } from './theme';

describe('theme', () => {
  it('names CSS variables without the values that the page defines', () => {
    const { spacing, vars } = themeFor('en');
    expect(spacing(3)).toBe('calc(3 * var(--mui-spacing))');
    expect(vars.palette.text.primary).toBe('var(--mui-palette-text-primary)');
  });
});
