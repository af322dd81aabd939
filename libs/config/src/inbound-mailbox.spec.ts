import { copyMailbox, imapMailbox, inboundMailbox } from './inbound-mailbox';
import { loadConfig } from './load';

const names = [
  ...(['INBOUND_IMAP_URL', 'INBOUND_IMAP_TOKEN_URL'] as const),
  ...(['INBOUND_ADDRESS', 'INBOUND_SMTP_PORT', 'INBOUND_DOMAIN'] as const),
];
const load = (environment: Record<string, string>) => loadConfig(names, environment);

describe('the mailbox for inbound mail', () => {
  it('the inbound mailbox is none where nothing is set, or a port without a domain', () => {
    expect(inboundMailbox(load({}))).toBeUndefined();
    expect(inboundMailbox(load({ INBOUND_SMTP_PORT: '2525' }))).toBeUndefined();
  });

  it('the inbound mailbox is that of the IMAP address, whose user is the address itself', () => {
    const config = load({ INBOUND_IMAP_URL: 'imaps://leads%40venue.example:s%3Acret@imap.venue.example/Leads%2FNew' });
    expect(inboundMailbox(config)).toEqual({ local: 'leads', domain: 'venue.example' });
    expect(imapMailbox(config)).toEqual({
      host: 'imap.venue.example',
      port: 993,
      secure: true,
      user: 'leads@venue.example',
      password: 's:cret',
      folder: 'Leads/New',
    });
  });

  it('the inbound mailbox is reached with access tokens where the settings say where they come from', () => {
    const tokenUrl = 'https://id:secret@login.example/token?scope=mail';
    const imapUrl = 'imaps://leads%40venue.example@imap.venue.example';
    expect(imapMailbox(load({ INBOUND_IMAP_URL: imapUrl, INBOUND_IMAP_TOKEN_URL: tokenUrl }))).toMatchObject({
      password: '',
      tokenUrl,
    });
    expect(() => load({ INBOUND_IMAP_TOKEN_URL: 'http://login.example/token' })).toThrow('INBOUND_IMAP_TOKEN_URL must');
  });

  it('the inbound mailbox is leads at the domain of the SMTP receiver', () => {
    const config = load({ INBOUND_SMTP_PORT: '2525', INBOUND_DOMAIN: 'mail.venue.example' });
    expect(inboundMailbox(config)).toEqual({ local: 'leads', domain: 'mail.venue.example' });
  });

  it.each(['imaps://imap.venue.example', 'imaps://leads:secret@imap.venue.example', 'https://a%40b:c@d'])(
    'the inbound mailbox is refused as %s',
    (url) => expect(() => load({ INBOUND_IMAP_URL: url })).toThrow('INBOUND_IMAP_URL must'),
  );

  it('the inbound mailbox is INBOUND_ADDRESS where the user of the IMAP address is another name', () => {
    const config = load({
      INBOUND_IMAP_URL: 'imaps://login%40provider.example:secret@imap.example',
      INBOUND_ADDRESS: 'leads@venue.example',
    });
    expect(inboundMailbox(config)).toEqual({ local: 'leads', domain: 'venue.example' });
  });
});

describe('the copy address of answers', () => {
  it('follows from INBOUND_ADDRESS, or from port and domain, and from no password', () => {
    const port = { INBOUND_SMTP_PORT: '2525', INBOUND_DOMAIN: 'mail.venue.example' };
    expect(copyMailbox(load(port))).toEqual({ local: 'leads', domain: 'mail.venue.example' });
    const address = { local: 'answers', domain: 'venue.example' };
    expect(copyMailbox(load({ ...port, INBOUND_ADDRESS: 'answers@venue.example' }))).toEqual(address);
    expect(copyMailbox(load({ INBOUND_IMAP_URL: 'imaps://leads%40venue.example:s@imap.example' }))).toBeUndefined();
  });
});
