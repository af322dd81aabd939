import type { Request } from 'express';
import { GuessThrottle, wrongPerMinute } from './guess-throttle';
import { OperatorGuard } from './operator-guard';
import type { SecurityLog } from './security-log';

const basic = (password: string) => `Basic ${Buffer.from(`ops:${password}`).toString('base64')}`;
const from = (remoteAddress: string, forwarded = '') =>
  ({ ip: forwarded, socket: { remoteAddress }, get: () => undefined }) as unknown as Request;

describe('the operators’ guard', () => {
  let guard: OperatorGuard;
  beforeEach(() => {
    const security = { report: () => undefined } as unknown as SecurityLog;
    guard = new OperatorGuard({ OPS_USER: 'ops', OPS_PASSWORD: 'right' }, security, new GuessThrottle(() => 0));
  });
  const isCompared = (request: Request, password = 'wrong') => 'right' in guard.compare(request, basic(password));
  const compared = (addresses: string[]) => addresses.filter((address) => isCompared(from(address))).length;
  const hex = (host: number) => host.toString(16);

  it('compares five of 20,000 guesses from one IPv6 /64 network', () => {
    expect(compared(Array.from({ length: 20_000 }, (_, host) => `2001:db8:1:2::${hex(host)}`))).toBe(5);
  });

  it('the operators’ guard compares, of 20,000 guesses from as many networks, no more than the cap', () => {
    expect(compared(Array.from({ length: 20_000 }, (_, net) => `2001:db8:1:${hex(net)}::1`))).toBe(wrongPerMinute);
  });

  it('admits an operator whose address is known, while others use up the cap', () => {
    expect(guard.compare(from('::ffff:192.0.2.1'), basic('right'))).toEqual({ right: true });
    compared(Array.from({ length: 100 }, (_, net) => `2001:db8:1:${hex(net)}::1`));
    expect(guard.compare(from('192.0.2.1'), basic('right'))).toEqual({ right: true });
    expect(guard.compare(from('192.0.2.2'), basic('right'))).toEqual({ waitSeconds: 60 });
  });

  it('counts the address of the connection, whatever address is forwarded', () => {
    const addresses = Array.from({ length: 60 }, (_, host) => `192.0.2.${host}`);
    expect(addresses.filter((forwarded) => isCompared(from('127.0.0.1', forwarded)))).toHaveLength(5);
  });
});
