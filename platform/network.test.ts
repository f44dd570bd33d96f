import { expect, test } from "vitest"
import { networkOf } from "./network.ts"

test("an IPv4 address is a network of its own", () => {
  expect(networkOf("192.0.2.17")).toBe("192.0.2.17")
  expect(networkOf("::ffff:192.0.2.17")).toBe("192.0.2.17")
  expect(networkOf("::FFFF:192.0.2.17")).not.toBe(networkOf("192.0.2.18"))
})

test.each([
  ["2001:db8:0:7::1", "2001:db8:0:7:aaaa:bbbb:cccc:dddd"],
  ["2001:db8:0:7::1", "2001:0DB8:0000:0007:0:0:0:1"],
  ["fe80::1%eth0", "fe80::2"],
  ["2001:db8::1", "2001:db8:0:0:ffff::"],
  ["::1", "::2"],
])("%s and %s are in one network", (one, other) => {
  expect(networkOf(one)).toBe(networkOf(other))
})

test.each([
  ["2001:db8:0:7::1", "2001:db8:0:8::1"],
  ["2001:db8::7:0:0:1", "2001:db8:7::1"],
  ["1:2:3::", "1:2:4::"],
])("%s and %s are in two", (one, other) => {
  expect(networkOf(one)).not.toBe(networkOf(other))
})
