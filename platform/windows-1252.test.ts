import { expect, test } from "vitest"
import { encodeWindows1252 } from "./windows-1252.ts"

test("German characters, quotation marks, dashes and the euro have one byte each", () => {
  expect([...encodeWindows1252("ÄÖÜäöüß„“–€")]).toEqual([
    0xc4, 0xd6, 0xdc, 0xe4, 0xf6, 0xfc, 0xdf, 0x84, 0x93, 0x96, 0x80,
  ])
})

test("a character with an unknown accent loses it, what is unknown becomes a question mark", () => {
  expect(Buffer.from(encodeWindows1252("ő ą 漢 a\u0308")).toString("latin1")).toBe("o a ? ä")
})
