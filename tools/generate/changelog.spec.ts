import { sectionOf, withSection } from './changelog.mjs';

describe('the changelog', () => {
  const section = sectionOf('1.2.0', '2030-01-31', [
    'feat(forms): tours can be moved',
    'chore: tidy',
    'fix: a lost comma',
    'feat(api)!: one address for all',
    'Merge branch of somebody',
  ]);

  it('says by kind and scope what a user notices, and nothing else', () => {
    expect(section).toBe(
      '## 1.2.0 (2030-01-31)\n\n### New\n\n- **api**: one address for all (changes what there was)\n' +
        '- **forms**: tours can be moved\n\n### Mended\n\n- a lost comma\n',
    );
  });

  it('has the last release at its top, each once', () => {
    const first = withSection('', '1.1.0', '## 1.1.0 (2030-01-01)\n\n### New\n\n- a door\n');
    const both = withSection(withSection(first, '1.2.0', '## 1.2.0 (draft)\n'), '1.2.0', section);
    expect(both.match(/^## .*/gm)).toEqual(['## 1.2.0 (2030-01-31)', '## 1.1.0 (2030-01-01)']);
    expect(both.startsWith('# Changelog\n\n## ')).toBe(true);
  });
});
