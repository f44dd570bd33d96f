import { expect, test } from "vitest"
import { canonicalEmail } from "./email-address.ts"

test.each([
  ["  Lena.Berger@Example.ORG ", "lena.berger@example.org"],
  ["jörg@example.org", "jörg@example.org"],
  ["jo\u0308rg@example.org", "j\u00f6rg@example.org"],
  ["flug+notiz@post.example.org", "flug+notiz@post.example.org"],
  ["o'hara@müller.example", "o'hara@müller.example"],
])("%j is known as %j", (typed, known) => {
  expect(canonicalEmail(typed)).toBe(known)
})

test.each([
  "",
  "lena",
  "lena@example",
  "lena@@example.org",
  "lena berger@example.org",
  "lena@example..org",
  "lena@-example.org",
  '"lena"@example.org',
  "lena@example.org\r\nBcc: alle@example.org",
  "lena\u0000@example.org",
  "lena\u202e@example.org",
  "lena\ud800@example.org",
  "lena@example.org,paul@example.org",
  `${"l".repeat(65)}@example.org`,
  `lena@${"example.".repeat(32)}org`,
])("%j is no address", (typed) => {
  expect(canonicalEmail(typed)).toBeUndefined()
})
