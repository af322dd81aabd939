import { brand } from '@mainstage/content/site/brand';
import type { Block, FactValue, MailContent } from './blocks';
import { footerLines } from './footer';
import { PhoneLink } from './phone-link';
import { VisitorText } from './visitor-text';

export function renderText({ blocks, language, reason }: MailContent): string {
  const body = blocks.map(blockText).join('\n\n');
  return `${brand.name.toUpperCase()}\n\n${body}\n\n-- \n${footerLines(language, reason).join('\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'='.repeat(Math.min(block.text.length, 60))}`;
    case 'paragraph':
    case 'preformatted':
      return block.text;
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${valueText(value)}`).join('\n');
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'quote':
      // The prefix of each line keeps typed text from posing as ours.
      return [`${block.label}:`, ...block.text.isolatedLines().map((line) => `> ${line}`)].join('\n');
    case 'note':
      return [
        block.tone === 'alert' ? `! ${block.text}` : block.text,
        ...(block.items ?? []).map((item) => `  - ${valueText(item)}`),
      ].join('\n');
  }
}

function valueText(value: FactValue): string {
  if (value instanceof PhoneLink) return value.text;
  return value instanceof VisitorText ? value.isolatedLines().join(' ') : value;
}
