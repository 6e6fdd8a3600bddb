import { isIP, isIPv4 } from 'node:net';

/** Strips the port, brackets and zone that proxies may add to an address. */
function bareAddress(written: string): string {
  const text = written.trim().toLowerCase();
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text;
  const unzoned = bracketed.replace(/%.*$/, '');
  return isIP(unzoned) === 0 ? unzoned.replace(/^([\d.]+):\d+$/, '$1') : unzoned;
}

/** Returns the eight groups of an IPv6 address as numbers; the last two may be in IPv4 notation. */
function groupsOf(address: string): number[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const hex = (high: string | undefined, low: string | undefined) => (Number(high) * 256 + Number(low)).toString(16);
  const plain = dotted ? `${dotted[1]}${hex(dotted[2], dotted[3])}:${hex(dotted[4], dotted[5])}` : address;
  const [head = '', tail] = plain.split('::');
  const numbers = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
  const [first, last] = [numbers(head), numbers(tail ?? '')];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

/** The prefix of IPv4 addresses on a dual-stack socket, which most visitors have. */
const mapped = '::ffff:';

/**
 * Returns the network that limits apply to: an IPv4 address, or the /64 of an IPv6 address, because one subscriber can
 * use all of its addresses. IPv4-mapped addresses (`::ffff:a.b.c.d`) count as IPv4.
 */
export function networkOf(address: string): string {
  if (address.startsWith(mapped) && isIPv4(address.slice(mapped.length))) return address.slice(mapped.length);
  const bare = bareAddress(address);
  if (isIP(bare) !== 6) return bare;
  const groups = groupsOf(bare);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Returns a recognizable but partial address, `203.0.113.x` or the /48 of an IPv6 address; null if it is invalid. */
export function addressStart(address: string): string | null {
  const network = networkOf(address);
  if (isIPv4(network)) return network.replace(/\d+$/, 'x');
  if (!network.endsWith('::/64')) return null;
  return `${network.split(':').slice(0, 3).join(':')}::x`;
}
