import { expect, test } from "vitest"
import { networkHash } from "./network-hash.ts"

test("each address of IPv4 is a network of its own, and none can be read", () => {
  expect(networkHash("192.0.2.1")).not.toBe(networkHash("192.0.2.2"))
  expect(networkHash("192.0.2.1")).toBe(networkHash("192.0.2.1"))
  expect(networkHash("192.0.2.1")).toMatch(/^[\w-]{22}$/)
})

test.each([
  ["2001:db8:0:1::1", "2001:db8:0:1:ffff:ffff:ffff:ffff"],
  ["2001:db8::1", "2001:0DB8:0000:0000:0000:0000:0000:0002"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
  ["fe80::1%eth0", "fe80::2"],
  ["2001:db8::192.0.2.1", "2001:db8::1"],
])("%s and %s are of one network", (one, other) => {
  expect(networkHash(one)).toBe(networkHash(other))
})

test.each([
  ["2001:db8:0:1::1", "2001:db8:0:2::1"],
  ["2001:db8::1", "2001:db8:1::1"],
  ["::1", "127.0.0.1"],
])("%s and %s are of two", (one, other) => {
  expect(networkHash(one)).not.toBe(networkHash(other))
})
