import { jest } from '@jest/globals';

const { otherProvider, wordsOf } = await import('@mainstage/content/testing/other-provider');
const { brand: ours } = await import('@mainstage/content/site/brand');
jest.resetModules();
jest.unstable_mockModule('@mainstage/content/site/brand', () => ({ brand: otherProvider(ours) }));

const { previewMail } = await import('./preview');
const { mailKinds } = await import('./mails');

describe('with another provider in site/brand.ts', () => {
  it.each([...mailKinds])('the mail %s speaks of that one alone', (kind) => {
    const { subject, text, html } = previewMail(kind);
    const words = JSON.stringify([subject, text, html]);
    expect(wordsOf(ours).filter((word) => words.includes(word))).toEqual([]);
    expect(words).toContain('Example Hall Kassel');
  });
});
