import { trimInvisible, withoutInvisible } from './invisible-characters';
import { Phone } from './phone';
import { Email, TextLine } from './rules';
import { parseForm } from './validate';

class Form {
  @TextLine({ max: 20, description: 'Name' })
  name!: string;

  @Email()
  email!: string;

  @Phone('Phone number')
  phone?: string;
}

describe('invisible characters', () => {
  it('are dropped at both ends of a line, with spaces among them, and kept within', () => {
    expect(trimInvisible('\u202a\u200b \ufeffAda\u00ad\u202c \ufe0f')).toBe('Ada');
    expect(trimInvisible('می\u200cخواهم')).toBe('می\u200cخواهم');
    expect(trimInvisible('\u200b\u200b')).toBe('');
    expect(trimInvisible('𝒜da')).toBe('𝒜da');
  });

  it('are dropped everywhere in a telephone number', () => {
    expect(withoutInvisible('\u202a069\u00ad 90009\u2011121\u200e\u202c')).toBe('069 90009\u2011121');
  });

  it('are dropped in time that grows with the text, however many there are', () => {
    const began = performance.now();
    trimInvisible(`a${'\u200b'.repeat(60_000)}a`);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it.each(['\u202a', '\u202c', '\u2066', '\u200b', '\ufeff', '\u00ad', '\ufe0f', '\u2060', '\u034f'])(
    'invisible characters around a value reach no rule, and none reaches a phone number: %j',
    (mark) => {
      const typed = {
        name: `${mark}Ada${mark}`,
        email: `${mark}ada@example.com${mark}`,
        phone: `${mark}069${mark} 90009121${mark}`,
      };
      expect(parseForm(Form, typed)).toEqual({
        value: { name: 'Ada', email: 'ada@example.com', phone: '069 90009121' },
      });
      const [error] = parseForm(Form, { ...typed, name: mark }).errors ?? [];
      expect(error).toMatchObject({ field: 'name', code: 'required' });
      expect(parseForm(Form, { ...typed, phone: mark }).value?.phone).toBeUndefined();
    },
  );

  it('are still refused within an address, which would go to somebody else', () => {
    const { errors } = parseForm(Form, { name: 'Ada', email: 'ada\u200b@example.com' });
    expect(errors).toMatchObject([{ field: 'email', code: 'invalid_characters' }]);
  });
});
