import { brand } from '@mainstage/content/site/brand';
import type { Flow } from './flow';
import { muted, styles, type TextStyle } from './style';

const small: TextStyle = { font: 'text', size: 7.75, leading: 1.3, colour: muted };

/** Header, footer and page number on every sheet but the title pages, after their number is known. */
export function setPageFrames(flow: Flow, { title }: { title: string }, bare: ReadonlySet<number>): void {
  const { doc, full } = flow;
  const { count } = doc.bufferedPageRange();
  const contact = `${brand.email}   ${brand.phone.label}   ${brand.address.street}, ${brand.address.postcode} ${brand.address.city}`;
  for (let index = 0; index < count; index++) {
    if (bare.has(index)) continue;
    doc.switchToPage(index);
    // Text in the margins would otherwise start a new page.
    doc.page.margins.bottom = 0;
    const footer = doc.page.height - 40;
    flow.rule(full, undefined, 52);
    flow.rule(full, undefined, footer - 8);
    flow.ornament(() => {
      flow.set(brand.shortName, full.x, 32, 200, { ...styles.section, size: 11 });
      flow.set(title, full.x + 120, 35, full.width - 120, small, 'right');
      flow.set(contact, full.x, footer, full.width - 60, small);
      flow.set(`${index + 1} / ${count}`, full.x + full.width - 60, footer, 60, small, 'right');
    }, 'Pagination');
  }
}
