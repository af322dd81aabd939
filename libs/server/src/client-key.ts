import ipaddr from 'ipaddr.js';

/**
 * Names the client behind an address, so that calls of one client are counted together: an IPv4 address, also where IPv6
 * maps it, or the /64 network that an IPv6 customer has to themselves.
 * @param address as a socket or Express gives it; what is no address is its own name
 */
export function clientKeyOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
