import { expect, test } from "vitest"
import { readmeText } from "./readme-text.ts"

const facts = {
  madeAt: new Date("2027-06-12T10:00:00Z"),
  files: [],
  missing: [],
  operator: { name: "Aufwind", address: "Am Rollfeld 1, Bonn", email: "post@aufwind.example" },
}

test("only what is in the copy is named as being in it", () => {
  expect(readmeText(facts)).not.toMatch(/foto\.webp|flugzeugfotos|zu groß/)
  const files = ["flugzeugfotos/1.webp", "flugzeugfotos/2.webp"]
  expect(readmeText({ ...facts, files }).match(/flugzeugfotos/g)).toHaveLength(1)
})

test.each([
  [["nachweise/1.pdf"], /- Eine Datei deiner Unterlagen, weil die Kopie sonst/],
  [["nachweise/1.pdf", "nachweise/2.pdf"], /- 2 Dateien deiner Unterlagen, weil die Kopie sonst/],
])("the copy's README names what was too large: %s", (missing, sentence) => {
  expect(readmeText({ ...facts, missing })).toMatch(sentence)
})
