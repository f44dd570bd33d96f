import { expect, test } from "vitest"
import { bicProblem, electronicIban, ibanProblem } from "./iban.ts"

test.each([
  "DE89 3704 0044 0532 0130 00",
  "de89-3704-0044-0532-0130-00",
  "IBAN: DE89 3704 0044 0532 0130 00",
  "\u00a0DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000 ",
])("%j is read as it was meant", (typed) => {
  expect(electronicIban(typed)).toBe("DE89370400440532013000")
})

test.each([
  "DE89370400440532013000",
  "AT611904300234573201",
  "CH9300762011623852957",
  "FR1420041010050500013M02606",
  "GB29NWBK60161331926819",
  "ME25505000012345678951",
])("%s is an account that we can pay to", (iban) => {
  expect(ibanProblem(iban)).toBeUndefined()
})

test.each([
  ["", "Bitte gib eine IBAN an"],
  ["hallo", "zwei Buchstaben für das Land"],
  ["XX8937040044", "Mit „XX“ beginnt keine IBAN."],
  ["US12345", "Mit „US“ beginnt keine IBAN. Eine deutsche beginnt mit DE."],
  ["3704004405320130", "zwei Buchstaben für das Land"],
  ["DE88370400440532013000", "Die Prüfziffern passen nicht."],
  ["DE89370400440532010300", "Die Prüfziffern passen nicht."],
  ["DE8937040044053201300", "Eine IBAN aus Deutschland hat 22 Zeichen, hier sind es 21."],
  ["DE8937040044053201300O", "Ist vielleicht ein O eine Null?"],
  ["TR330006100519786457841326", "Türkei gehört nicht zum SEPA-Raum."],
  ["CH4431999123000889012", "Das ist eine QR-IBAN."],
])("%j is refused: %s", (iban, sentence) => {
  expect(ibanProblem(iban)).toContain(sentence)
})

test.each([
  ["", "DE89370400440532013000"],
  ["COBADEFF", "DE89370400440532013000"],
  ["COBADEFFXXX", "DE89370400440532013000"],
  ["CEPAGPGXXXX", "FR1420041010050500013M02606"],
  // the sentence about the IBAN comes first
  ["COBADEFFXXX", "FR00"],
])("the BIC %j goes with %s", (bic, iban) => {
  expect(bicProblem(bic, iban)).toBeUndefined()
})

test.each([
  ["COBADE", "DE89370400440532013000", "8 oder 11 Zeichen"],
  ["COBADEFFXX", "DE89370400440532013000", "8 oder 11 Zeichen"],
  ["BNPAFRPP", "DE89370400440532013000", "gehört zu Frankreich, die IBAN zu Deutschland"],
])("the BIC %s does not go with %s", (bic, iban, sentence) => {
  expect(bicProblem(bic, iban)).toContain(sentence)
})
