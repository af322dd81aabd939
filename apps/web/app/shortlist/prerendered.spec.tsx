/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ShortlistButton } from './shortlist-button';

describe('the shortlist in the prerendered page', () => {
  it('is empty and touches no storage: there is none', () => {
    expect(typeof localStorage).toBe('undefined');
    expect(renderToString(<ShortlistButton venue="arena" />)).toContain('aria-pressed="false"');
  });
});
