import { expect, test } from "vitest"
import { checksOfFlight } from "./vetting-checks.ts"

const plane = { model: "Cessna 172", seats: 4, category: "SEP", ownership: "club" } as const
const flight: Parameters<typeof checksOfFlight>[0] = {
  kind: "one_way",
  durationMinutes: 100,
  seatsOffered: 3,
  totalCostCents: 25_000,
  seatPriceCents: 6_250,
  costs: [{ kind: "rental", label: "Miete nass", amountCents: 25_000, explanation: "" }],
  costed: { minutes: 100, landings: 1, category: "SEP" },
  plane,
  licence: "PPL(A)",
}

const checked = (title: string, part: Partial<typeof flight> = {}) =>
  checksOfFlight({ ...flight, ...part }).find((check) => check.title === title)

test("a usual flight has nothing to look at, and its cap shows its numbers", () => {
  expect(checksOfFlight(flight).map(({ state }) => state)).toEqual(["ok", "ok", "ok", "ok", "ok"])
  expect(checked("Preisgrenze")?.sentence.replaceAll("\u00a0", " ")).toBe(
    "250,00 € durch 4 Personen sind höchstens 62,50 € je Platz. Verlangt werden 62,50 €, am Steuer bleiben 62,50 €.",
  )
})

test.each([
  [6_250, "ok"],
  [6_251, "look"],
])("a seat at %i cents of 250.00 EUR by four is %s", (seatPriceCents, state) => {
  expect(checked("Preisgrenze", { seatPriceCents })?.state).toBe(state)
})

test.each([
  ["one_way", 60, 4_000, "ok"],
  ["one_way", 60, 3_999, "look"],
  ["one_way", 60, 60_000, "ok"],
  ["one_way", 60, 60_001, "look"],
  ["excursion", 60, 120_000, "ok"],
  ["excursion", 60, 120_100, "look"],
] as const)(
  "%s of %i min for %i cents is %s by the hour",
  (kind, durationMinutes, cents, state) => {
    const part = { kind, durationMinutes, totalCostCents: cents }
    expect(checked("Kosten je Stunde", part)?.state).toBe(state)
  },
)

test("a sole owner's hourly rate and costs of a free name are to be looked at", () => {
  expect(checked("Kostenarten", { plane: { ...plane, ownership: "own" } })?.state).toBe("look")
  const costs = [
    { kind: "other", label: "Zeit am Steuer", amountCents: 5_000, explanation: "" },
  ] as const
  expect(checked("Kostenarten", { costs })).toMatchObject({
    state: "look",
    sentence: expect.stringContaining("„Zeit am Steuer“"),
  })
  const fuel = [{ kind: "fuel", label: "Avgas", amountCents: 9_000, explanation: "" }] as const
  expect(
    checked("Kostenarten", { costs: fuel, plane: { ...plane, ownership: "own" } })?.state,
  ).toBe("ok")
})

test.each([
  [3, plane, "PPL(A)", "ok"],
  [4, plane, "PPL(A)", "look"],
  [3, { ...plane, seats: 6 }, "LAPL(A)", "ok"],
  [4, { ...plane, seats: 6 }, "LAPL(A)", "look"],
  [2, { ...plane, seats: 2, category: "UL" }, "UL", "look"],
  [1, null, "PPL(A)", "look"],
] as const)("%i seats in %j with %s: %s", (seatsOffered, offered, licence, state) => {
  expect(checked("Plätze", { seatsOffered, plane: offered, licence })?.state).toBe(state)
})

test("a single fee that is hardly right is to be looked at, with what its pilot says to it", () => {
  const landing = { kind: "landing", label: "Landegebühr", amountCents: 15_460 } as const
  const said = (explanation: string, landings = 1) =>
    checked("Einzelne Posten", {
      costs: [{ ...landing, explanation }],
      costed: { ...flight.costed, landings },
    })
  expect(said("")?.sentence.replaceAll("\u00a0", " ")).toBe(
    "Landegebühr: 154,60 €: Üblich sind höchstens 60,00 € je Landung. Nicht erklärt.",
  )
  expect(said("Frankfurt")).toMatchObject({
    state: "look",
    sentence: expect.stringContaining("Erklärt mit: „Frankfurt“"),
  })
  expect(said("", 3)?.state).toBe("ok")
})
