import { expect, test } from "vitest"
import { flownOn, yearOfFlights } from "#tests/support/flown-year.ts"
import { type CardKind, canShareCard, type StoryCard, sharedCardOf } from "./story-card.ts"
import { tellYear } from "./year-story.ts"

const kindsOf = (cards: readonly StoryCard[]) => cards.map(({ kind }) => kind)

function cardOf(cards: readonly StoryCard[], kind: CardKind): StoryCard {
  const card = cards.find((one) => one.kind === kind)
  if (!card) throw new Error(`no card ${kind}`)
  return card
}

const rich = yearOfFlights([
  flownOn("2026-02-14T09:00:00Z", { minutes: 60, title: "Mit Lena und Cem nach Juist" }),
  flownOn("2026-06-12T04:40:00Z", { minutes: 130, way: ["EDKB", "EDWJ"], terrain: "islands" }),
  flownOn("2026-06-20T18:10:00Z", { minutes: 45, way: ["EDKB", "EDKB"], role: "guest" }),
  flownOn("2026-06-28T12:00:00Z", { minutes: 50, way: ["EDKB", "EDXH"], terrain: "islands" }),
  flownOn("2026-09-03T10:00:00Z", { minutes: 70, way: ["EDKB", "EDNY"], role: "guest" }),
])

test("a rich year is told in six to ten pictures, from how many to all at one glance", () => {
  const cards = tellYear(rich)
  expect(cards.length).toBeGreaterThanOrEqual(6)
  expect(cards.length).toBeLessThanOrEqual(10)
  expect(cards[0]).toMatchObject({
    kind: "cover",
    figure: "5 Flüge",
    text: "3 am Steuer, 2 als Gast.",
  })
  expect(cards.at(-1)?.kind).toBe("closing")
  expect(cardOf(cards, "time")).toMatchObject({ figure: "5 h 55", spoken: "5 Stunden 55 Minuten" })
  expect(cardOf(cards, "longest")).toMatchObject({ figure: "2 h 10", text: "Am 12. Juni." })
  expect(cardOf(cards, "early")).toMatchObject({
    figure: "06:40",
    caption: "Bonn-Hangelar nach Juist.",
  })
})

test("each kind of picture comes once", () => {
  const kinds = kindsOf(tellYear(rich))
  expect(new Set(kinds).size).toBe(kinds.length)
})

test("a single flight is a small story without a record, an average or a plural", () => {
  const cards = tellYear(yearOfFlights([flownOn("2026-06-12T09:30:00Z", { people: ["Lena"] })]))
  expect(kindsOf(cards)).toEqual(["cover", "first", "places", "time", "people", "closing"])
  expect(cards[0]).toMatchObject({ figure: "Ein Flug", text: "Du warst am Steuer." })
  expect(cardOf(cards, "first")).toMatchObject({ label: "Der Flug", figure: "12. Juni" })
  expect(cardOf(cards, "time").text).toBeUndefined()
  expect(cardOf(cards, "people")).toMatchObject({ figure: "Ein Mensch", text: "Lena." })
})

test("of two flights neither is the longest, and of two that are alike none stands out", () => {
  const two = yearOfFlights([
    flownOn("2026-05-01T09:00:00Z", { minutes: 50 }),
    flownOn("2026-06-01T10:00:00Z", { minutes: 90, way: ["EDKB", "EDXH"] }),
  ])
  const alike = yearOfFlights(
    ["2026-05-01", "2026-06-01", "2026-07-01"].map((day) => flownOn(`${day}T10:00:00Z`)),
  )
  for (const year of [two, alike]) {
    expect(kindsOf(tellYear(year))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/longest|early|late|north|month/)]),
    )
  }
})

test("an empty year has no picture", () => {
  expect(tellYear(yearOfFlights([]))).toEqual([])
})

test("whoever was on board stands on one picture by first name, which nobody can share", () => {
  const year = yearOfFlights([
    flownOn("2026-05-01T09:00:00Z", { people: ["Lena", "Cem"] }),
    flownOn("2026-06-01T09:00:00Z", { people: ["Cem"] }),
  ])
  const cards = tellYear(year)
  const people = cardOf(cards, "people")
  expect(people).toMatchObject({ figure: "2 Menschen", names: ["Cem", "Lena"], shared: null })
  expect(canShareCard(people)).toBe(false)
  expect(cards.filter((card) => !canShareCard(card))).toEqual([people])
})

test("no picture that is shared names anybody, not even by a flight's title", () => {
  const shared = tellYear(rich).map(sharedCardOf)
  expect(JSON.stringify(shared)).not.toMatch(/Lena|Cem/)
})

test("no picture praises, ranks or speaks of the climate", () => {
  const words = JSON.stringify(tellYear(rich).map(({ picture: _, ...card }) => card))
  expect(words).not.toMatch(/CO2|Klima|Rekord|besser|Top|Prozent der|Glückwunsch|!/)
})

test("a year that is not over says so", () => {
  const flights = [flownOn("2026-06-12T09:30:00Z")]
  expect(tellYear(yearOfFlights(flights, { isOver: false }))[0]?.caption).toContain("bis heute")
  expect(tellYear(yearOfFlights(flights, { isOver: true }))[0]?.caption).not.toContain("bis heute")
})

test("a busy year is cut to ten pictures, and keeps its beginning, its people and its end", () => {
  const year = yearOfFlights([
    ...rich.flights.map((flight) => ({ ...flight, people: [{ userId: 7, firstName: "Lena" }] })),
  ])
  const kinds = kindsOf(tellYear(year))
  expect(kinds).toHaveLength(10)
  expect(kinds).toEqual(expect.arrayContaining(["cover", "people", "closing"]))
})
