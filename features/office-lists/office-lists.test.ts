import { expect, test } from "vitest"
import { OFFICE_LISTS, type OfficeListKey, viewPath, viewWords } from "./office-lists.ts"

const kept = (list: OfficeListKey, words: string) =>
  decodeURIComponent(viewWords(list, new URLSearchParams(words)))

test("a view keeps filters, order and columns, and neither a page nor what was searched for", () => {
  expect(
    kept(
      "bookings",
      "suche=Jana&nach=12&stand=zugesagt&sortierung=start&von=2026-12-01&spalten=price,booking",
    ),
  ).toBe("stand=zugesagt&sortierung=start&spalten=booking,price&von=2026-12-01")
  expect(kept("log", "suche=Flug+17&vor=9&rolle=pilot&person=4")).toBe("rolle=pilot&person=4")
  expect(kept("log", "sortierung=aelteste&spalten=who,at&nach=9")).toBe(
    "sortierung=aelteste&spalten=event,who,at",
  )
  expect(kept("people", "suche=Jana&sortierung=mail&spalten=blocked,email&nach=4")).toBe(
    "sortierung=mail&spalten=name,email,blocked",
  )
  expect(kept("flights", "sortierung=letzter-start&stand=alle&spalten=kind&vor=4")).toBe(
    "stand=alle&sortierung=letzter-start&spalten=title,kind",
  )
  expect(kept("cases", "sortierung=person&spalten=due,owner")).toBe(
    "sortierung=person&spalten=case,owner,due",
  )
  expect(kept("mails", "suche=x&seite=3&stand=gescheitert")).toBe("stand=gescheitert")
})

test("what a list does not know is no part of a view", () => {
  for (const list of Object.keys(OFFICE_LISTS) as OfficeListKey[]) {
    expect(kept(list, "gibtsnicht=1&sicht=alle&sortierung=constructor&__proto__=1"), list).toBe("")
  }
})

test("a view leads to its list", () => {
  expect(viewPath("cases", "")).toBe("/de/verwaltung/faelle")
  expect(viewPath("cases", "ansicht=meine")).toBe("/de/verwaltung/faelle?ansicht=meine")
})
