import fc from "fast-check"
import { expect, test } from "vitest"
import { codeFromBytes, codesIn, formatVoucherCode, parseVoucherCode } from "./voucher-code.ts"

const codes = fc.uint8Array({ minLength: 11, maxLength: 11 }).map(codeFromBytes)
const place = fc.integer({ min: 0, max: 11 })
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

test("a code is read as it was printed, in capitals or not, with hyphens, blanks or neither", () => {
  fc.assert(
    fc.property(codes, (code) => {
      const printed = formatVoucherCode(code)
      expect(printed).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      for (const typed of [
        code,
        printed,
        printed.toLowerCase(),
        ` ${printed.replaceAll("-", " – ")} `,
      ]) {
        expect(parseVoucherCode(typed)).toEqual({ kind: "code", code })
      }
    }),
  )
})

test("O is read as 0, I and L as 1", () => {
  fc.assert(
    fc.property(codes, (code) => {
      const typed = code.replaceAll("0", "O").replace("1", "I").replaceAll("1", "l")
      expect(parseVoucherCode(typed)).toEqual({ kind: "code", code })
    }),
  )
})

test("one wrong character is always found", () => {
  fc.assert(
    fc.property(codes, place, fc.constantFrom(...ALPHABET), (code, at, wrong) => {
      fc.pre(code[at] !== wrong)
      const typed = code.slice(0, at) + wrong + code.slice(at + 1)
      expect(parseVoucherCode(typed)).toEqual({ kind: "misspelt" })
    }),
  )
})

test("two swapped characters are always detected, wherever they are", () => {
  fc.assert(
    fc.property(codes, place, place, (code, one, other) => {
      fc.pre(code[one] !== code[other])
      const characters = [...code]
      characters[one] = code[other] ?? ""
      characters[other] = code[one] ?? ""
      expect(parseVoucherCode(characters.join(""))).toEqual({ kind: "misspelt" })
    }),
  )
})

test.each(["", "7K3M-Q9TD", "7K3M-Q9TD-2XHP-1", "7K3M-Q9TD-2XU!", "ÄÖÜ"])(
  "„%s“ is no code at all",
  (typed) => {
    expect(parseVoucherCode(typed)).toEqual({ kind: "no-code" })
  },
)

test("codes are found in a text, however they are written and whatever surrounds them", () => {
  fc.assert(
    fc.property(codes, codes, (one, other) => {
      const text = `Code ${formatVoucherCode(one)}, und (${other.toLowerCase()}) vom 20. November`
      expect(codesIn(text)).toEqual(expect.arrayContaining([one, other]))
    }),
  )
  expect(codesIn("Ein Gutschein, bestellt am 20. November")).toEqual([])
})
