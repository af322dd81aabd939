import { subjectForSales } from './subject-for-sales';

const reference = '3f2a9c1b-6d4e-4c8a';
const details = ['Sat 18 July 14:00', '4 guests'];

describe('subjectForSales', () => {
  it('names what, who, details and the lead', () => {
    expect(subjectForSales('Tour', { name: 'Ada Byron', company: 'Engines' }, details, reference)).toBe(
      `Tour · Ada Byron, Engines · Sat 18 July 14:00 · 4 guests · ${reference}`,
    );
    expect(subjectForSales('Message', { name: 'Ada Byron', company: null }, [], reference)).toBe(
      `Message · Ada Byron · ${reference}`,
    );
  });

  it('shortens name and company, then leaves out the last details', () => {
    const person = {
      name: 'Maximiliane von Lüdenscheid-Hohenzollern',
      company: 'Gesellschaft für Veranstaltungen mbH',
    };
    const subject = subjectForSales('Tour', person, details, reference);
    expect(subject).toBe(`Tour · Maximiliane von Lü… · Sat 18 July 14:00 · 4 guests · ${reference}`);
    expect(subject).toHaveLength(78);
    expect(subjectForSales('Tour', person, [...details, 'Skyline Stage'], reference)).toBe(subject);
  });

  it('cuts no character in two', () => {
    const subject = subjectForSales('Message', { name: '👩‍👩‍👧‍👦'.repeat(40) }, [], reference);
    expect(subject).toMatch(/^Message · (👩‍👩‍👧‍👦)+… · /u);
    expect(subject.length).toBeLessThanOrEqual(78);
  });

  it.each([
    ['Ada\r\nBcc: all@example.com', 'Ada Bcc: all[@]example[.]com'],
    ['Ada\u202E\u0000Byron', 'Ada'],
    ['Win https://evil.example/x', 'Win https[:]//evil[.]exampl…'],
    ['', ''],
  ])('makes one harmless line of %j', (name, shown) => {
    const subject = subjectForSales('Message', { name }, ['due Thu 2 July, 09:24'], reference);
    expect(subject).toContain(shown.slice(0, 20));
    expect(subject).not.toMatch(/[\p{Cc}\u202A-\u202E]|:\/\/|\w@|\s\s/u);
  });
});
