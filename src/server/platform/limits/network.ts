import { isIP, isIPv4 } from 'node:net';

/** An address without a port, brackets or a zone, as proxies may write them. */
function bareAddress(written: string): string {
  const text = written.trim().toLowerCase();
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text;
  const unzoned = bracketed.replace(/%.*$/, '');
  return isIP(unzoned) === 0 ? unzoned.replace(/^([\d.]+):\d+$/, '$1') : unzoned;
}

/** The eight groups of an IPv6 address as numbers; the last two may be written like an IPv4 address. */
function groupsOf(address: string): number[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const hex = (high: string | undefined, low: string | undefined) => (Number(high) * 256 + Number(low)).toString(16);
  const plain = dotted ? `${dotted[1]}${hex(dotted[2], dotted[3])}:${hex(dotted[4], dotted[5])}` : address;
  const [head = '', tail] = plain.split('::');
  const numbers = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
  const [first, last] = [numbers(head), numbers(tail ?? '')];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

/** How a socket that takes both kinds of addresses writes one of IPv4: nearly every visitor's. */
const mapped = '::ffff:';

/**
 * The network that limits are counted for: an IPv4 address, or the /64 of an IPv6 address, because one subscriber can use
 * all the addresses in it. An IPv4 address inside IPv6 (`::ffff:a.b.c.d`) is that IPv4 address.
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
