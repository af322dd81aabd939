import { clientKeyOf } from './client-key';

describe('the key of a client', () => {
  it('is the same for all addresses of an IPv6 /64 network, in any notation', () => {
    const network = [
      '2001:db8:1:2::1',
      '2001:0db8:0001:0002:3:4:5:6',
      '2001:DB8:1:2:ffff:ffff:ffff:ffff',
      '2001:db8:1:2::1%eth0',
    ];
    for (const address of network) expect(clientKeyOf(address)).toBe('2001:db8:1:2::/64');
    expect(clientKeyOf('2001:db8:1:3::1')).not.toBe(clientKeyOf('2001:db8:1:2::1'));
  });

  it('is the IPv4 address, also where IPv6 maps it', () => {
    for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:c000:201', '0:0:0:0:0:ffff:192.0.2.1'])
      expect(clientKeyOf(address)).toBe('192.0.2.1');
    expect(clientKeyOf('192.0.2.2')).toBe('192.0.2.2');
  });

  it('is the text itself where that is no address', () => {
    for (const text of ['', 'unix:', '2001:db8::/32', '192.0.2.1:80']) expect(clientKeyOf(text)).toBe(text);
  });
});
