/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import { doubleFloorDayPrices } from '@mainstage/house/prices';
import { money } from '@mainstage/content/constants/figures';
import EstimatePage from './estimate';

const { form, sheet, noScript } = estimatePage.copy;

describe('the estimate before its scripts, on paper and without any', () => {
  it('shows no sum, whatever the link says, and says what a sum needs', () => {
    const html = renderToString(
      <MemoryRouter initialEntries={['/estimate?what=skyline-liberty-double&guests=350']}>
        <EstimatePage />
      </MemoryRouter>,
    );
    expect(html).not.toMatch(/€[\d,]+\.\d\d/);
    expect(html).not.toContain(money(doubleFloorDayPrices['skyline-liberty-double']));
    expect(html).toContain(`<noscript><p>${noScript}</p></noscript>`);
    // The sheet alone is printed.
    const paper = html.slice(html.indexOf('data-print="sheet"'));
    expect(paper).toContain(sheet.pending);
    expect(paper).toContain(sheet.pendingText);
    // Nothing can be chosen that would not be reckoned.
    expect(html).toMatch(/<fieldset[^>]*disabled|<(input|select)[^>]*disabled/);
    expect(html).toContain(form.title);
  });
});
