import { brand } from '@mainstage/content/site/brand';
import type { Block, MailContent } from './blocks';
import { renderHtml } from './html';
import { styleSheet } from './style-sheet';
import { renderText } from './text';
import { visibleText } from './visible-text';
import { VisitorText } from './visitor-text';

const blocks: Block[] = [
  { kind: 'heading', text: 'A title <b>' },
  { kind: 'heading', text: 'A second title' },
  { kind: 'paragraph', text: 'A paragraph & more' },
  {
    kind: 'facts',
    facts: [
      { label: 'When', value: '14:00' },
      { label: 'Who', value: new VisitorText('<i>Ada</i>') },
    ],
  },
  { kind: 'button', label: 'Open', url: 'https://stage.example/a?b=1&c=2' },
  { kind: 'quote', label: 'Message', text: new VisitorText('one\ntwo') },
  {
    kind: 'note',
    tone: 'alert',
    text: 'Take care',
    items: [new VisitorText('first reason'), new VisitorText('second')],
  },
  { kind: 'note', tone: 'quiet', text: 'By the way' },
  { kind: 'preformatted', text: 'a  b\n  c' },
];
const content: MailContent = {
  language: 'de',
  subject: 'Subject',
  preview: 'Preview line',
  reason: 'The reason',
  blocks,
};
const html = renderHtml(content);

describe('the layout', () => {
  it('shows every block in HTML and in plain text', () => {
    const words = [
      'A title <b>',
      'A second title',
      'A paragraph & more',
      'When',
      '14:00',
      '<i>Ada</i>',
      'Open',
      'Message',
      'one',
      'two',
      'Take care',
      'first reason',
      'second',
      'By the way',
      'a  b',
      'The reason',
      brand.address.street,
    ];
    for (const word of words) {
      expect(renderText(content)).toContain(word);
      expect(visibleText(html)).toContain(word);
    }
  });

  it('says its language and shows the preview line to mailboxes only', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="de"/);
    expect(html).toMatch(/<div style="display:none[^>]*>Preview line/);
    expect(renderText(content)).not.toContain('Preview line');
  });

  it('fetches nothing and runs nothing', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|form|video|svg)\b|url\(|@import|src=/i);
    expect(html.match(/href="[^"]*"/g)).toEqual(Array(2).fill('href="https://stage.example/a?b=1&amp;c=2"'));
  });

  it('has a dark mode', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(styleSheet).toContain('@media (prefers-color-scheme:dark)');
    for (const name of ['page', 'text', 'quiet', 'line', 'panel', 'hall']) expect(styleSheet).toContain(`.${name}{`);
  });

  it('marks each line that a visitor typed in plain text, so that none can pose as ours', () => {
    expect(renderText(content)).toContain('Message:\n> one\n> two');
  });
});
