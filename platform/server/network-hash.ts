import { createHmac } from "node:crypto"
import { isIPv6 } from "node:net"
import { secretFor } from "./secrets.ts"

const IPV6_GROUPS = 8
/** A connection gets a whole /64, and may take a new address of it for every call. */
const GROUPS_OF_A_NETWORK = 4

/**
 * Tells networks apart without keeping an address: nobody reads one out of it, or tries them all,
 * without the installation's secret. An address of IPv4 is a network of its own.
 */
export function networkHash(address: string): string {
  const network = isIPv6(address) ? prefixOf(address) : address
  return createHmac("sha256", secretFor("network")).update(network).digest("base64url").slice(0, 22)
}

function prefixOf(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? []
  const groups = head === "" ? [] : head.split(":")
  if (tail !== undefined) {
    const after = tail === "" ? [] : tail.split(":")
    // the last group of an embedded IPv4 address stands for two
    const length = after.length + (tail.includes(".") ? 1 : 0)
    const zeros = Math.max(0, IPV6_GROUPS - groups.length - length)
    groups.push(...Array<string>(zeros).fill("0"), ...after)
  }
  const network = groups.slice(0, GROUPS_OF_A_NETWORK)
  return `${network.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`
}
