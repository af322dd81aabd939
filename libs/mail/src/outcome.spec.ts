import { outcomeOf } from './outcome';

const failure = (responseCode: number, command: string) =>
  Object.assign(new Error('failed'), { responseCode, command, response: `${responseCode} No` });

describe('the outcome of a reply', () => {
  it.each(['MAIL FROM', 'RCPT TO', 'DATA'])('5xx to %s refuses the mail, 4xx defers it', (command) => {
    expect(outcomeOf({ dotSent: false, error: failure(550, command) }).outcome).toBe('refused');
    expect(outcomeOf({ dotSent: false, error: failure(450, command) }).outcome).toBe('deferred');
  });
  it.each([503, 530, 535])('%i is about the session, not the mail', (code) => {
    expect(outcomeOf({ dotSent: false, error: failure(code, 'MAIL FROM') }).outcome).toBe('deferred');
  });
  it.each(['EHLO', 'HELO', 'STARTTLS', 'AUTH PLAIN', 'CONN'])('5xx to %s is about the server', (command) => {
    expect(outcomeOf({ dotSent: false, error: failure(554, command) }).outcome).toBe('deferred');
  });
  it('an address that nodemailer rejects is refused', () => {
    const error = Object.assign(new Error('Invalid recipient'), { code: 'EENVELOPE', command: 'API' });
    expect(outcomeOf({ dotSent: false, error }).outcome).toBe('refused');
  });
  it('a greeting or a goodbye in place of the final reply is no delivery', () => {
    for (const response of ['220 mail.example ESMTP', '221 Goodbye'])
      expect(outcomeOf({ dotSent: true, response }).outcome).toBe('unanswered');
    expect(outcomeOf({ dotSent: true, response: '250 Taken' }).outcome).toBe('accepted');
  });
  it('a 250 before the dot is no delivery', () => {
    expect(outcomeOf({ dotSent: false, response: '250 Fine' }).outcome).toBe('deferred');
  });
  it.each([
    '550 <ada.lovelace+x@mail.example>: unknown',
    '550 5.1.1 ada.lovelace+x@mail.example unknown',
    '550 "ada.lovelace+x"@mail.example unknown',
    '550 müller-ada.lovelace+x@mail.example unknown',
  ])('contains no address: %s', (response) => {
    const { reply } = outcomeOf({ dotSent: true, error: Object.assign(new Error('x'), { response }) });
    expect(reply).not.toMatch(/lovelace|mail\.example/);
    expect(reply).toContain('<address>');
    expect(reply).toMatch(/^550 /);
  });
  it('keeps at most 500 characters, on one line', () => {
    const { reply } = outcomeOf({ dotSent: true, response: `250-${'x'.repeat(600)}\r\n250 y` });
    expect(reply).toHaveLength(500);
    expect(reply).not.toMatch(/[\r\n]/);
  });
});
