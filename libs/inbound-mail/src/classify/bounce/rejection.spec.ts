// Rules: delivery.status
import { blamesAddress } from './rejection';

describe('the refusal of a mail', () => {
  it.each([
    '550 5.1.1 <address>: Recipient address rejected: User unknown in virtual mailbox table',
    '550 5.1.2 <address>: Domain not found',
    '556 5.1.10 <address>: Recipient address rejected: Domain has a null MX',
    '550 5.2.1 The email account that you tried to reach is disabled',
    '550 No such user here',
    '550 Unknown host',
    'bounced: 5.1.1 address-unknown (address)',
    'bounced: host-unknown (address)',
  ])('blames the address: %s', (reply) => expect(blamesAddress(reply)).toBe(true));

  it.each([
    '550 5.7.1 Message rejected as spam',
    '550 5.7.1 <address>: Recipient address rejected: user unknown to our policy service',
    '554 5.7.23 SPF validation failed',
    '552 5.2.2 The mailbox is over its quota',
    '550 5.1.8 Sender address rejected: Domain not found',
    '550 Not wanted',
    '554 5.0.0 Blocked by Spamhaus',
    '550 5.0.0 Service refused',
    'bounced: 5.7.1 policy (sender)',
    'the mail could not be made or released',
    '',
  ])('does not blame the address: %j', (reply) => expect(blamesAddress(reply)).toBe(false));
});
