import { expect, test } from "vitest"
import { openIban, sealIban } from "./iban-cipher.ts"

const IBAN = "DE89370400440532013000"

test("an IBAN opens for the person for whom it was sealed, and looks different every time", () => {
  const [first, second] = [sealIban(7, IBAN), sealIban(7, IBAN)]
  expect(first).not.toBe(second)
  expect(first).not.toContain("3704")
  expect(openIban(7, first)).toBe(IBAN)
  expect(openIban(7, second)).toBe(IBAN)
})

test("a sealed IBAN that was moved to another person's row does not open", () => {
  expect(() => openIban(8, sealIban(7, IBAN))).toThrow()
})

test("a sealed IBAN of which one byte was changed does not open", () => {
  const [key, content = ""] = sealIban(7, IBAN).split(".")
  const bytes = Buffer.from(content, "base64url")
  bytes[14] = (bytes[14] ?? 0) ^ 1
  expect(() => openIban(7, `${key}.${bytes.toString("base64url")}`)).toThrow()
})

test("a sealed IBAN names its key, and an unknown key opens nothing", () => {
  const sealed = sealIban(7, IBAN)
  expect(sealed).toMatch(/^1\./)
  expect(() => openIban(7, sealed.replace(/^1/, "2"))).toThrow("no key 2")
})
