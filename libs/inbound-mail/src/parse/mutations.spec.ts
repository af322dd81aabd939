import { classify } from '../classify/classify';
import { failedChecks } from '../classify/failed-checks';
import { addressesIn } from './addresses';
import { visibleText } from '../reply/visible-text';
import { seededRandom } from '../testing/random';
import { syntheticMessage } from '../testing/synthetic-message';
import { parseMessage } from './parse-message';

/** `npm run proof:samples` reads a hundred times as many. */
const count = 200 * Number(process.env['PROOF_FACTOR'] ?? 1);
const report =
  '--r\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n\r\nFinal-Recipient: rfc822; a@b\r\nAction: failed\r\nStatus: 5.1.1\r\n';
const calendar =
  'BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nBEGIN:VEVENT\r\nUID:1\r\nATTENDEE;PARTSTAT=ACCEPTED:mailto:a@b\r\nEND:VEVENT\r\nEND:VCALENDAR';

describe('mutated messages', () => {
  it('pass parser and classifier without error or growing memory', async () => {
    const random = seededRandom(7);
    const below = (limit: number) => Math.floor(random() * limit);
    let usedAfterWarmUp = 0;
    for (let number = 0; number < count; number++) {
      let { raw } = syntheticMessage(random, 'leads@example.com', number);
      if (below(4) === 0)
        raw = Buffer.concat([
          Buffer.from('Content-Type: multipart/report; boundary=r\r\n\r\n'),
          Buffer.from(report),
          raw,
        ]);
      if (below(6) === 0) raw = Buffer.from(`Content-Type: text/calendar\r\n\r\n${calendar}`);
      for (let change = below(30); change >= 0; change--) raw = mutated(raw, below);
      const message = await parseMessage(raw);
      for (const atBounceAddress of [true, false]) classify(message, atBounceAddress);
      failedChecks(message, 'mx.example.com');
      addressesIn(message, 'from', 'to', 'cc');
      visibleText(message.text);
      if (number === count / 4) usedAfterWarmUp = heapUsed();
    }
    expect(heapUsed() - usedAfterWarmUp).toBeLessThan(64 * 1024 * 1024);
  });
});

/** Bytes in use after what is unreachable was collected, where the runtime lets a test ask for that. */
function heapUsed(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

/** One change: bytes overwritten, cut out, doubled, or put elsewhere. */
function mutated(raw: Buffer, below: (limit: number) => number): Buffer {
  const at = below(raw.length + 1);
  const end = Math.min(raw.length, at + below(60));
  switch (below(5)) {
    case 0:
      return Buffer.concat([raw.subarray(0, at), Buffer.from([below(256), below(256)]), raw.subarray(end)]);
    case 1:
      return Buffer.concat([raw.subarray(0, at), raw.subarray(end)]);
    case 2:
      return Buffer.concat([raw.subarray(0, end), raw.subarray(at)]);
    case 3:
      return Buffer.concat([raw.subarray(at), raw.subarray(0, at)]);
    default:
      return Buffer.concat([
        raw.subarray(0, at),
        Buffer.from(['\0', '\r', '\n\n', '--alternative', '=?utf-8?b?', '<', '"'][below(7)] ?? ''),
        raw.subarray(at),
      ]);
  }
}
