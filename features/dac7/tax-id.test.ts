import { expect, test } from "vitest"
import { taxIdProblem } from "./tax-id.ts"

// the examples of the tax offices, none of them anybody's
test.each([
  "86095742719",
  "47036892816",
  "65929970489",
  "57549285017",
  "25768131411",
  "86 095 742 719",
])("%s is a number as it is issued", (taxId) => {
  expect(taxIdProblem(taxId)).toBeUndefined()
})

test.each([
  ["", /Gib deine/],
  ["143/815/08155", /nur Ziffern/],
  ["8609574271", /11 Ziffern, hier sind es 10/],
  ["86095742718", /vertauscht/],
  ["68095742719", /vertauscht/],
  ["06095742719", /vertauscht/],
  ["11111111111", /vertauscht/],
  ["12345678903", /vertauscht/],
])("%s is none, and says why", (taxId, why) => {
  expect(taxIdProblem(taxId)).toMatch(why)
})
