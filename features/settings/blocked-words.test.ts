import { expect, test } from "vitest"
import { blockedWordProblem, blockedWordsIn } from "./blocked-words.ts"

const typed = (blocked: string, text: string) => blockedWordsIn([blocked], text)[0]?.typed

test.each([
  ["taxi", "Ein TAXI-Flug nach Juist", "TAXI"],
  ["schwül", "Heute ist es SCHWUEL.", "SCHWUEL"],
  ["schwuel", "Ganz schön schwül hier", "schwül"],
  ["straße", "Auf der STRASSE", "STRASSE"],
  ["größte", "Der Gro\u0308ßte", "Größte"],
  ["cafe", "Im Café am Platz", "Café"],
  ["gewerblich*", "Ein gewerblicher Flug", "gewerblicher"],
  ["gewerblich*", "Rein gewerblich", "gewerblich"],
  ["last minute", "Last-Minute nach Sylt", "Last-Minute"],
  ["last minute", "last\nminute", "last\nminute"],
  ["billig flieg*", "Wer billig fliegen will", "billig fliegen"],
  ["taxi", "Ta\u00adxi und mehr", "Taxi"],
  ["taxi", "Ein T.a.x.i für alle", "T.a.x.i"],
  ["taxi", "Ein T A X I für alle", "T A X I"],
  ["blöd", "b-l-ö-d", "b-l-ö-d"],
  ["blöd*", "b_l_ö_d_e_r", "b_l_ö_d_e_r"],
])("„%s“ is found in „%s“", (blocked, text, found) => {
  expect(typed(blocked, text)).toBe(found)
})

test.each([
  ["taxi", "Taxiway und Syntaxis"],
  ["schwul", "Heute ist es schwül"],
  ["ass", "Passagiere, nass und blass"],
  ["gewerblich", "ein gewerblicher Flug"],
  ["last minute", "Last. Minute für Minute"],
  ["last minute", "last second minute"],
  ["ice", "I. C. E. und D-EICE"],
  ["eins", "Flug einsam"],
  ["deal", "D-EALX steht in Deauville"],
  ["abc", "a.b-c"],
  ["flug*", "Der Ausflug"],
])("„%s“ does not stand in „%s“", (blocked, text) => {
  expect(typed(blocked, text)).toBeUndefined()
})

test("every blocked word is said once, as it is blocked and as it stands there", () => {
  expect(blockedWordsIn(["taxi", "preis*", "uber"], "Taxi zum Preise eines Taxis, Taxi!")).toEqual([
    { word: "taxi", typed: "Taxi" },
    { word: "preis*", typed: "Preise" },
  ])
  expect(blockedWordsIn([], "Taxi")).toEqual([])
  expect(blockedWordsIn(["taxi"], "")).toEqual([])
})

test.each([
  ["*", "„*“ ist zu kurz."],
  ["a", "„a“ ist zu kurz."],
  ["!?", "„!?“ ist zu kurz."],
  ["ab*", "„ab*“ träfe zu viel: Vor dem * stehen mindestens 4 Buchstaben."],
  ["sehr gut*", "„sehr gut*“ träfe zu viel: Vor dem * stehen mindestens 4 Buchstaben."],
  ["ta*xi", "In „ta*xi“ steht das * nicht am Ende."],
])("„%s“ cannot be blocked, and why is said", (word, problem) => {
  expect(blockedWordProblem(word)).toBe(problem)
})

test.each(["taxi", "taxi*", "last minute", "öl"])("„%s“ can be blocked", (word) => {
  expect(blockedWordProblem(word)).toBeUndefined()
})
