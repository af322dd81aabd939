import { jest } from '@jest/globals';

const { otherProvider, wordsOf } = await import('@mainstage/content/testing/other-provider');
const { brand: ours } = await import('@mainstage/content/site/brand');
jest.resetModules();
jest.unstable_mockModule('@mainstage/content/site/brand', () => ({ brand: otherProvider(ours) }));

const { previewMail } = await import('@mainstage/leads/testing/preview-mail');
const { mailKinds, mailOf } = await import('./mail-kinds');

describe('with another provider in site/brand.ts', () => {
  // What a member writes has no words of ours.
  it.each(mailKinds.filter((kind) => kind !== 'member-answer'))('the mail %s speaks of that one alone', (kind) => {
    const { subject, text, html } = previewMail(mailOf(kind));
    const words = JSON.stringify([subject, text, html]);
    expect(wordsOf(ours).filter((word) => words.includes(word))).toEqual([]);
    expect(words).toContain('Example Hall Kassel');
  });
});
