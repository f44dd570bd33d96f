import { expect, test } from "vitest"
import { isNetwork, networksOf } from "./networks.ts"

test.each([
  ["10.0.0.0/8", "10.255.0.1", true],
  ["10.0.0.0/8", "11.0.0.1", false],
  ["172.16.0.0/12", "172.31.255.255", true],
  ["172.16.0.0/12", "172.32.0.0", false],
  ["192.0.2.7", "192.0.2.7", true],
  ["192.0.2.7", "192.0.2.8", false],
  ["192.0.2.7", "::ffff:192.0.2.7", true],
  ["10.0.0.0/8", "::ffff:a00:1", true],
  ["fd00::/8", "fdff::1", true],
  ["fd00::/8", "FD00:0:0::1", true],
  ["fd00::/8", "fe80::1", false],
  ["fe80::/10", "fe80::1%eth0", true],
  ["2001:db8::1", "2001:0db8:0:0::1", true],
  ["10.0.0.0/8", "fd00::1", false],
  ["10.0.0.0/8", "10.0.0.1:443", false],
  ["10.0.0.0/8", "10.0.0", false],
  ["10.0.0.0/8", "", false],
])("%s has %s: %s", (network, address, expected) => {
  expect(isNetwork(network)).toBe(true)
  expect(networksOf([network]).has(address)).toBe(expected)
})

test("several networks have what any of them has, and none has nothing", () => {
  const both = networksOf(["10.0.0.0/8", "fd00::/8"])
  expect([both.has("10.1.1.1"), both.has("fd00::1"), both.has("192.0.2.1")]).toEqual([
    true,
    true,
    false,
  ])
  expect(networksOf([]).has("127.0.0.1")).toBe(false)
})

test.each([
  "proxy",
  "10.0.0.0/",
  "10.0.0.0/33",
  "10.0.0.0/8/8",
  "10.0.0.0/08",
  "10.0.0/8",
  "fd00::/129",
  // whoever believes everybody believes what anybody has made up
  "0.0.0.0/0",
  "::/0",
  "",
])("%j is no network", (text) => {
  expect(isNetwork(text)).toBe(false)
})
