import fc from "fast-check"
import { expect, test } from "vitest"
import { codeFromBytes, formatVoucherCode } from "#features/vouchers/voucher-code.ts"
import { newRef } from "#platform/ids.ts"
import { isSearchable, parseOfficeSearch } from "./parse-office-search.ts"

/** What a text may mean, without what it may not. */
function meaningOf(text: string) {
  const meant = Object.entries(parseOfficeSearch(text)).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(meant)
}

const REF = "7K3MQ9TDXHP2"
const CODE = codeFromBytes(new Uint8Array([7, 19, 3, 20, 23, 9, 26, 13, 2, 30, 17]))

test("a well-formed reference is nothing but a reference, however it is grouped and spelt", () => {
  for (const text of [REF, ` ${REF.toLowerCase()} `, "7K3M-Q9TD-XHP2", "7k3m q9td xhp2"]) {
    expect(meaningOf(text), text).toEqual({ ref: REF })
  }
})

test("a voucher's code goes to the voucher, and its last four characters may be one", () => {
  expect(meaningOf(formatVoucherCode(CODE))).toMatchObject({ voucherCode: CODE })
  expect(meaningOf(formatVoucherCode(CODE)).names).toBeUndefined()
  expect(meaningOf("2xhp")).toMatchObject({ voucherCodeEnd: "2XHP" })
})

test("the number of a receipt is found with and without its zeros", () => {
  for (const text of ["AW-2026-000017", "aw-2026-17", "AW 2026 17", "AW2026-17"]) {
    expect(meaningOf(text), text).toEqual({ receipt: { year: 2026, number: 17 } })
  }
})

test("a bare number is that of anything, one with a word before it of that alone", () => {
  expect(meaningOf("4711")).toEqual({ number: { of: null, id: 4711 }, voucherCodeEnd: "4711" })
  expect(meaningOf("#12")).toEqual({ number: { of: null, id: 12 } })
  expect(meaningOf("Flug 4711")).toEqual({ number: { of: "flight", id: 4711 } })
  expect(meaningOf("buchung Nr. 9")).toEqual({ number: { of: "booking", id: 9 } })
  expect(meaningOf("Gutschein 3")).toEqual({ number: { of: "voucher", id: 3 } })
  expect(meaningOf("Konto 5")).toEqual({ number: { of: "person", id: 5 } })
  expect(meaningOf("Halle 54").number).toBeUndefined()
  expect(meaningOf("99999999999").number).toBeUndefined()
})

test("with an at sign it is a mail address, whole or begun", () => {
  expect(meaningOf("Lena.Berger@Flug.example")).toEqual({ emailStart: "lena.berger@flug.example" })
  expect(meaningOf("lena@")).toEqual({ emailStart: "lena@" })
  expect(meaningOf("lena.ber")).toMatchObject({ emailStart: "lena.ber", names: ["lena", "ber"] })
})

test("a registration is found with and without its hyphen, and from three characters on", () => {
  for (const text of ["D-EKBW", "dekbw", "d ekbw", "D‑EKBW"]) {
    expect(meaningOf(text), text).toMatchObject({ registrationStart: "DEKBW" })
  }
  expect(meaningOf("D-EK")).toMatchObject({ registrationStart: "DEK" })
  expect(meaningOf("N172AB")).toMatchObject({ registrationStart: "N172AB" })
  expect(meaningOf("D-").registrationStart).toBeUndefined()
})

test("four characters may be an airport, and a name all the same", () => {
  expect(meaningOf("edkb")).toMatchObject({ airportCode: "EDKB", names: ["edkb"] })
  expect(meaningOf("Bonn-Hangelar (EDKB)")).toMatchObject({ airportCode: "EDKB" })
  expect(meaningOf("Anna")).toMatchObject({ names: ["anna"] })
})

test("what the payment provider calls a thing keeps its capitals", () => {
  expect(meaningOf("pi_3QxYzABCdef")).toEqual({
    providerRef: "pi_3QxYzABCdef",
    emailStart: "pi_3qxyzabcdef",
  })
  expect(meaningOf("re_1")).toMatchObject({ names: ["re", "1"] })
})

test("names are words without case and accents, an umlaut however it is spelt", () => {
  for (const text of ["Müller Änne", "mueller  AENNE", "Muller, Anne", "Mu\u0308ller Änne"]) {
    expect(meaningOf(text).names, text).toEqual(["muller", "anne"])
  }
  expect(meaningOf("Großmann-Łęcki").names).toEqual(["grossmann", "lecki"])
  expect(meaningOf("Lena B").names).toEqual(["lena", "b"])
  expect(meaningOf("Anna Anna anna").names).toEqual(["anna"])
})

test("twelve characters without a digit are a reference and a name", () => {
  expect(meaningOf("LENASCHUSTER")).toMatchObject({ ref: "LENASCHUSTER", names: ["lenaschuster"] })
  expect(meaningOf("Anna Brandts").ref).toBeUndefined()
})

test("nothing that could be looked for means nothing", () => {
  for (const text of ["", "  ", "a", "%", "_", "%%", "**", "…", "' --", "\u200b"]) {
    expect(isSearchable(parseOfficeSearch(text)), JSON.stringify(text)).toBe(false)
  }
})

test("whatever is typed is read, and names hold nothing but a-z and digits", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      const { names, emailStart } = parseOfficeSearch(text)
      expect(names.length).toBeLessThanOrEqual(6)
      for (const word of names) expect(word).toMatch(/^[a-z0-9]+$/)
      expect(emailStart?.length ?? 0).toBeLessThanOrEqual(200)
    }),
  )
})

test("every reference that is given out is read as one", () => {
  for (let n = 0; n < 200; n += 1) {
    const ref = newRef()
    expect(meaningOf(ref).ref).toBe(ref)
  }
})
