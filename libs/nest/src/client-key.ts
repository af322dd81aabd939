import ipaddr from 'ipaddr.js';

/**
 * Identifies the client behind an address, so that its calls are counted together: an IPv4 address, also where IPv6
 * maps it, or an IPv6 /64 network, which belongs to one customer.
 * @param address from a socket or Express; anything else is returned unchanged
 */
export function clientKeyOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
