// Rules: inbound.matching, inbound.kinds
import { parseMessage } from '../../parse/parse-message';
import { type BounceCase, bounceSamples } from '../../testing/bounce-samples';
import { InboundRecipients } from '../../token/inbound-address';
import { classify } from '../classify';

const { cases, mailbox, mailIdOf, raw, tokens } = bounceSamples;
const recipients = new InboundRecipients(tokens, mailbox);

const expected: Record<BounceCase, { verdict: string; fault: string }> = {
  'unknown-user': { verdict: 'hard', fault: 'address' },
  'unknown-local-user': { verdict: 'hard', fault: 'address' },
  'mailbox-full': { verdict: 'mailbox-full', fault: 'address' },
  'content-rejected': { verdict: 'policy', fault: 'sender' },
  'host-not-found': { verdict: 'hard', fault: 'address' },
  delayed: { verdict: 'delayed', fault: 'system' },
};

describe.each(['postfix', 'exim'] as const)('a bounce that %s has sent', (server) => {
  it.each(cases)('a bounce for the case "%s" is matched to its mail and judged', async (name) => {
    const message = await parseMessage(raw(server, name));
    expect(recipients.subjectsOfMessage(message)).toEqual([{ purpose: 'bounce', id: mailIdOf(name) }]);
    expect(classify(message, true)).toMatchObject({ kind: 'bounce', bounce: expected[name] });
  });
});
