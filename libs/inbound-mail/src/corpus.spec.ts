import { randomUUID } from 'node:crypto';
import { classify } from './classify/classify';
import { parseMessage } from './parse/parse-message';
import { visibleText } from './reply/visible-text';
import { seededRandom } from './testing/random';
import { syntheticMessage } from './testing/synthetic-message';
import { inboundAddress, InboundRecipients } from './token/inbound-address';
import { InboundTokens } from './token/inbound-token';

const tokens = new InboundTokens('a-secret-of-the-test-that-is-long-enough');
const mailbox = { local: 'leads', domain: 'mail.example.com' };
const recipients = new InboundRecipients(tokens, mailbox);
const seed = 20260612;
/** `npm run proof:samples` reads a hundred times as many. */
const count = 100 * Number(process.env['PROOF_FACTOR'] ?? 1);

describe('replies in the habits of ten clients', () => {
  it('are all matched to the lead of their token, and read with the typed words', async () => {
    const random = seededRandom(seed);
    let [right, replies, complete, shown, bare, judged] = [0, 0, 0, 0, 0, 0];
    for (let number = 0; number < count; number++) {
      const id = randomUUID();
      const message = syntheticMessage(random, inboundAddress(mailbox, tokens.sign({ purpose: 'reply', id })), number);
      const parsed = await parseMessage(message.raw);
      if (recipients.subjectsOfMessage(parsed)[0]?.id === id) right += 1;
      if (classify(parsed, false).authorship === 'person') replies += 1;
      if (plain(parsed.text).includes(plain(message.written))) complete += 1;
      const visible = plain(visibleText(parsed.text, parsed.subject));
      if (visible.includes(plain(message.written))) shown += 1;
      if (message.style !== 'top' || !message.client.hasFullHead) continue;
      judged += 1;
      if (visible === plain(`${message.written} ${message.client.signature[message.language]}`)) bare += 1;
    }
    expect({ right, replies, complete, shown }).toEqual({
      right: count,
      replies: count,
      complete: count,
      shown: count,
    });
    expect(bare).toBe(judged);
  });
});

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
