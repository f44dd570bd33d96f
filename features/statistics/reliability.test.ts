import { expect, test } from "vitest"
import { formatReliability } from "./reliability.ts"

test("it is said from five flights on, and what does not count stands beside it", () => {
  expect(formatReliability({ expected: 4, tookPlace: 4 })).toBeUndefined()
  const notCounted = "Absagen wegen Wetter, Technik, Gesundheit oder Flugplatz nicht mitgezählt"
  expect(formatReliability({ expected: 5, tookPlace: 5 })).toBe(
    `Alle 5 Flüge mit Gästen fanden statt, ${notCounted}`,
  )
  expect(formatReliability({ expected: 12, tookPlace: 11 })).toBe(
    `11 von 12 Flügen mit Gästen fanden statt (91\u00a0%), ${notCounted}`,
  )
})
