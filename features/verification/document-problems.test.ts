import { expect, test } from "vitest"
import { documentProblems } from "./document-problems.ts"
import type { DocumentInput } from "./document-schemas.ts"

const TODAY = "2028-02-29"

const GOOD: DocumentInput = {
  kind: "medical",
  class: "class_2",
  number: "",
  issuedOn: "2027-02-28",
  expiresOn: "2029-02-28",
  fileIds: ["5c1f6d0e-7a0b-4d7e-9c53-2f1b8a64e0d1"],
}

test.each<[string, Partial<DocumentInput>]>([
  ["a medical of yesteryear", {}],
  ["issued today", { issuedOn: TODAY }],
  ["ending today", { expiresOn: TODAY }],
  ["issued and ending on the same day", { issuedOn: TODAY, expiresOn: TODAY }],
  ["a licence for life", { kind: "licence", class: "PPL(A)", number: "DE.FCL.1", expiresOn: "" }],
  ["a night rating, which never ends", { kind: "rating", class: "night", expiresOn: "" }],
  ["a background check without a number", { kind: "background_check", class: "" }],
])("%s is fine", (_, part) => {
  expect(documentProblems({ ...GOOD, ...part }, TODAY)).toEqual({})
})

test.each<[string, Partial<DocumentInput>, object]>([
  [
    "an end before the issue",
    { expiresOn: "2027-02-27" },
    { expiresOn: "Das Ende liegt vor dem Tag der Ausstellung." },
  ],
  [
    "an issue tomorrow",
    { issuedOn: "2028-03-01" },
    { issuedOn: "Dieser Tag liegt noch in der Zukunft." },
  ],
  [
    "an end yesterday",
    { expiresOn: "2028-02-28" },
    { expiresOn: "Es ist schon abgelaufen. Reich das neue ein." },
  ],
  ["no issue", { issuedOn: "" }, { issuedOn: "Gib den Tag an, an dem es ausgestellt wurde." }],
  [
    "a day that there is not",
    { expiresOn: "2029-02-29" },
    { expiresOn: "Diesen Tag gibt es nicht." },
  ],
  ["a medical without an end", { expiresOn: "" }, { expiresOn: "Gib an, bis wann es gilt." }],
  [
    "a class rating without an end",
    { kind: "rating", class: "SEP", expiresOn: "" },
    { expiresOn: "Gib an, bis wann es gilt." },
  ],
  [
    "an end in another century",
    { expiresOn: "2129-02-28" },
    { expiresOn: "Prüf das Jahr, das ist sehr weit weg." },
  ],
  [
    "an issue in another age",
    { issuedOn: "1027-02-28" },
    { issuedOn: "Prüf das Jahr, das ist sehr lange her." },
  ],
  ["no class", { class: "" }, { class: "Wähl einen Eintrag aus." }],
  ["a class of another kind", { class: "SEP" }, { class: "Wähl einen Eintrag aus." }],
  ["a name that every object has", { class: "constructor" }, { class: "Wähl einen Eintrag aus." }],
  [
    "a licence without a number",
    { kind: "licence", class: "UL" },
    { number: "Gib die Nummer an." },
  ],
])("%s is said at its field", (_, part, problems) => {
  expect(documentProblems({ ...GOOD, ...part }, TODAY)).toEqual(problems)
})
