const IPV6_GROUPS = 8
/** What a provider gives to one household or office (RFC 6177, BCOP 690): its hosts choose the rest. */
const NETWORK_GROUPS = 4

/**
 * The network from which somebody asks: an IPv4 address as a whole, of an IPv6 address its first 64 bits,
 * in one spelling. What is no address stands for itself.
 */
export function networkOf(address: string): string {
  const [plain = ""] = address.toLowerCase().split("%")
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)
  if (mapped?.[1]) return mapped[1]
  if (!plain.includes(":")) return plain
  const [head = "", tail] = plain.split("::")
  const before = groupsIn(head)
  const after = groupsIn(tail ?? "")
  const zeros = tail === undefined ? 0 : Math.max(0, IPV6_GROUPS - before.length - after.length)
  const groups = [...before, ...Array<string>(zeros).fill("0"), ...after]
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16))
  return `${network.map((group) => group.toString(16)).join(":")}::/64`
}

function groupsIn(part: string): string[] {
  return part.split(":").filter(Boolean)
}
