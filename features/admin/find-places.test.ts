import { expect, test } from "vitest"
import { findPlaces } from "./find-places.ts"

const PLACES = [
  { label: "Aufträge", href: "/a", about: "Was neben den Seiten läuft, und wann zuletzt." },
  { label: "Konten", href: "/k", about: "Finden, ansehen und sperren." },
  {
    label: "Gutscheine",
    href: "/g",
    about: "Finden, sperren und ersetzen, auch auf fremde Konten.",
  },
]

const found = (typed: string) => findPlaces(PLACES, typed).map(({ href }) => href)

test("a page is found by the beginning of its name, however its umlauts are spelt", () => {
  for (const typed of ["auf", "Aufträge", "auftraege", "AUFTRAGE"]) {
    expect(found(typed), typed).toContain("/a")
  }
})

test("what is called so stands before what is for that", () => {
  expect(found("konten")).toEqual(["/k", "/g"])
  expect(found("sperren ersetzen")).toEqual(["/g"])
})

test("nothing and nonsense find no page", () => {
  for (const typed of ["", " ", "%", "xyz"]) expect(found(typed), typed).toEqual([])
})
