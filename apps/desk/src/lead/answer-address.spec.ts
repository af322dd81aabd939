import { answerAddress, telephoneAddress } from './answer-address';

const reply = {
  to: null,
  subject: 'Re: Your enquiry & more',
  copyTo: 'copy+a1@in.venue.example',
  inReplyTo: '<m1@venue.example>',
};

describe('the address of an answer', () => {
  it('fills in subject, copy address and thread', () => {
    const address = new URL(answerAddress({ email: 'ada@example.org', reply }));
    expect(address.pathname).toBe('ada@example.org');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      subject: 'Re: Your enquiry & more',
      cc: 'copy+a1@in.venue.example',
      'In-Reply-To': '<m1@venue.example>',
    });
  });

  it('goes to who wrote for the visitor, with the visitor in Cc', () => {
    const address = new URL(answerAddress({ email: 'ada@example.org', reply: { ...reply, to: 'tom@example.org' } }));
    expect(address.pathname).toBe('tom@example.org');
    expect(address.searchParams.get('cc')).toBe('ada@example.org,copy+a1@in.venue.example');
  });

  it('has no header of a visitor’s making', () =>
    expect(
      answerAddress({ email: 'ada?bcc=eve@example.org', reply: { ...reply, copyTo: null, inReplyTo: null } }),
    ).toBe('mailto:ada%3Fbcc%3Deve@example.org?subject=Re%3A%20Your%20enquiry%20%26%20more'));

  it('a telephone link dials what was typed', () =>
    expect(telephoneAddress('+49 (0)69 / 123-45')).toBe('tel:+4906912345'));
});
