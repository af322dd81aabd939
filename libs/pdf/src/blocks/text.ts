import type { Flow } from '../flow';
import { signal, styles, type TextStyle } from '../style';

/** A paragraph; it may continue on the next page. */
export function setParagraph(flow: Flow, text: string, style: TextStyle = styles.body, after = 9): void {
  const lines = flow.heightOf(text, flow.body.width, style);
  flow.need(Math.min(lines, style.size * style.leading * 2));
  flow.tag('P', () => (flow.y = flow.set(text, flow.body.x, flow.y, flow.body.width, style)));
  flow.y += after;
}

/** A list with a short accent line before each entry. */
export function setList(flow: Flow, entries: readonly string[]): void {
  const indent = 16;
  const width = flow.body.width - indent;
  flow.group('L', (add) => {
    for (const entry of entries) {
      flow.need(flow.heightOf(entry, width, styles.body));
      const y = flow.y;
      flow.ornament(() => flow.doc.rect(flow.body.x, y + 7, 8, 1).fill(signal));
      add(
        'LI',
        flow.doc.struct('LBody', {}, () => (flow.y = flow.set(entry, flow.body.x + indent, y, width, styles.body))),
      );
      flow.y += 3;
    }
  });
  flow.y += 8;
}

export interface Feature {
  title: string;
  description: string;
}

/** Features in two columns, each under a hairline. */
export function setFeatures(flow: Flow, features: readonly Feature[]): void {
  const gap = 22;
  const width = (flow.body.width - gap) / 2;
  const height = ({ title, description }: Feature) =>
    flow.heightOf(title, width, styles.subsection) + flow.heightOf(description, width, styles.body) + 22;
  for (let index = 0; index < features.length; index += 2) {
    const row = features.slice(index, index + 2);
    flow.need(Math.max(...row.map(height)));
    const top = flow.y;
    let bottom = top;
    row.forEach(({ title, description }, place) => {
      const x = flow.body.x + place * (width + gap);
      flow.rule({ x, width }, undefined, top);
      let y = top + 8;
      flow.tag('H3', () => (y = flow.set(title, x, y, width, styles.subsection)));
      flow.tag('P', () => (y = flow.set(description, x, y + 2, width, styles.body)));
      bottom = Math.max(bottom, y);
    });
    flow.y = bottom + 14;
  }
}
