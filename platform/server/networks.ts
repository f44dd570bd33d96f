import { BlockList, isIP } from "node:net"

/** Some networks of IPv4 and IPv6, and single addresses. */
export interface Networks {
  /** False also for what is no address. An address of IPv4 may be written as one of IPv6 (`::ffff:10.0.0.1`). */
  has(address: string): boolean
}

/** Whether it names an address or a network (`10.0.0.0/8`, `fd00::/8`), but not all the world. */
export function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/")
  const family = isIP(address)
  if (family === 0 || address.includes("%") || more.length > 0) return false
  if (bits === undefined) return true
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)
}

/** Networks as `isNetwork` takes them. */
export function networksOf(list: readonly string[]): Networks {
  const networks = new BlockList()
  for (const text of list) {
    const [address = "", bits] = text.split("/")
    const family = familyOf(address)
    if (bits === undefined) networks.addAddress(address, family)
    else networks.addSubnet(address, Number(bits), family)
  }
  return { has: (address) => isIP(address) !== 0 && networks.check(address, familyOf(address)) }
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 4 ? "ipv4" : "ipv6"
}
