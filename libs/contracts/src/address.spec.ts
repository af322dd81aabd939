import { canonicalAddress, hasAsciiName, mailboxOf, withAsciiDomain } from './address';

describe('an address', () => {
  it('is the same in any case of ASCII letters, and in no other spelling', () => {
    expect(canonicalAddress('Ada.L@Example.COM')).toBe('ada.l@example.com');
    expect(canonicalAddress('\u212Aim@example.com')).toBe('\u212Aim@example.com');
  });

  it('belongs to the mailbox before its plus part', () => {
    expect(mailboxOf('Ada+news+x@Example.com')).toBe('ada@example.com');
    expect(mailboxOf('+ada@example.com')).toBe('+ada@example.com');
    expect(mailboxOf('ada@exa+mple.com')).toBe('ada@exa+mple.com');
  });

  it('has its domain as servers know it', () => {
    expect(withAsciiDomain('ada@bücher.example')).toBe('ada@xn--bcher-kva.example');
    expect(withAsciiDomain('Ada@Example.com')).toBe('Ada@Example.com');
    expect(withAsciiDomain('ada@evil.example/ü')).toBe('ada@evil.example/ü');
    expect(hasAsciiName('jörg@example.org')).toBe(false);
    expect(hasAsciiName('joerg@bücher.example')).toBe(true);
  });
});
