import { expect, test } from "vitest"
import { identifyingWords } from "./identifying-words.ts"

const known = ["Henrik", "Klein", "D-EABC", "EDKB", "Bonn-Hangelar", "L."]

test.each([
  ["Henrik hat abgebrochen.", ["„Henrik“"]],
  ["Das war Henriks Entscheidung, sagt Klein.", ["„Henrik“", "„Klein“"]],
  ["Klein, Henrik: so stand es im Buch.", ["„Klein“", "„Henrik“"]],
  ["Ein klein wenig zu schnell, die Henrikstraße lag links.", []],
  ["Mit der D-EABC ab EDKB, also Bonn-Hangelar.", ["„D-EABC“", "„EDKB“", "„Bonn-Hangelar“"]],
  ["Am 5. Dezember um 11:40 rollte niemand.", ["ein Tag oder eine Uhrzeit"]],
  ["Am 05.12. war Nebel.", ["ein Tag oder eine Uhrzeit"]],
  ["Rückfragen an lena@example.org.", ["eine Adresse oder Nummer"]],
  ["Im Endanflug in 300 m auf Bahn 27 kreuzte ein Vogel, Abstand 20 m.", []],
])("%j shows %j", (text, found) => {
  expect(identifyingWords(text, known)).toEqual(found)
})
