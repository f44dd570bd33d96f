import { describe, expect, test } from "vitest"
import { answersOf, plain, sentencesOf } from "#tests/support/draft-answers.ts"
import type { AnswersOf } from "./answers.ts"
import { divideCosts, parseCosts } from "./parse-costs.ts"

type Costs = Partial<AnswersOf<"kosten">>

const read = (costs: Costs = {}) => parseCosts(answersOf("kosten", costs))
const problemsOf = (costs: Costs) => sentencesOf(read(costs))
const rowsOf = (costs: Costs) =>
  read(costs).value?.costs.map(({ kind, label, amountCents }) => [kind, plain(label), amountCents])

/** An hour at a rate: the rate is the total. */
const anHour = (hourlyRate: string): Costs => ({ flightTime: "1:00", hourlyRate, extras: [] })
const OWN: Costs = {
  ownership: "own",
  flightTime: "1:00",
  hourlyRate: "",
  fuelLitresPerHour: "36",
  fuelPrice: "2,85",
  seats: "1",
  seatPrice: "40,00",
  extras: [],
}

test("complete costs are read with their rows and their sum", () => {
  expect(read()).toEqual({
    value: {
      ownership: "club",
      flightMinutes: 200,
      costs: [
        {
          kind: "rental",
          label: expect.stringContaining("Miete nass, 3 h 20 zu 180,00"),
          amountCents: 60_000,
          rateCents: 18_000,
          litresPerHour: null,
          explanation: "",
        },
        {
          kind: "landing",
          label: "Landegebühr",
          amountCents: 1_500,
          rateCents: null,
          litresPerHour: null,
          explanation: "",
        },
      ],
      totalCostCents: 61_500,
      seats: 3,
      seatPriceCents: 15_000,
    },
    problems: [],
    warnings: [],
  })
})

describe("the price of a seat", () => {
  // product decision 2
  const golden: [total: string, seats: string, cap: string, more: string][] = [
    ["300,00", "2", "100,00", "100,01"],
    ["250,00", "3", "62,50", "62,51"],
    ["200,00", "2", "66,66", "66,67"],
    ["90,00", "1", "45,00", "45,01"],
    ["1.000,00", "5", "166,66", "166,67"],
    ["100,01", "3", "25,00", "25,01"],
  ]

  test.each(golden)("%s for %s guests and the pilot may be %s", (total, seats, seatPrice) => {
    expect(problemsOf({ ...anHour(total), seats, seatPrice })).toEqual({})
  })

  test.each(golden)("%s for %s guests: more than %s shows the sum", (total, seats, cap, more) => {
    expect(problemsOf({ ...anHour(total), seats, seatPrice: more })).toEqual({
      "kosten.seatPrice": `Höchstens ${cap} €: ${total} € ÷ (${seats} + 1). Du selbst zahlst immer einen Anteil mit.`,
    })
  })

  test.each<[string, Costs, string]>([
    ["nothing", { seatPrice: "" }, "Was soll ein Platz kosten?"],
    ["words", { seatPrice: "wenig" }, "Schreib den Preis wie 62,50."],
    ["9,99", { seatPrice: "9,99" }, "Mindestens 10,00 €."],
    ["1.500,01", { seatPrice: "1.500,01" }, "Höchstens 1.500,00 €."],
    [
      "any price where a share is less than the least",
      { ...anHour("30,00"), seats: "3", seatPrice: "10,00" },
      "30,00 € ÷ (3 + 1) sind nur 7,50 €, mindestens kostet ein Platz 10,00 €. Biete weniger Plätze an, oder prüf deine Kosten.",
    ],
  ])("%s is refused with a sentence", (_, costs, sentence) => {
    expect(problemsOf(costs)).toEqual({ "kosten.seatPrice": sentence })
  })

  test.each(["10,00", "1.500,00"])("%s is neither too little nor too much", (seatPrice) => {
    expect(problemsOf({ ...anHour("3.000,00"), seats: "1", seatPrice })).toEqual({})
  })

  test("nothing is said of it as long as a cost cannot be read", () => {
    const extras = [{ kind: "landing", label: "", amount: "viel" }] as const
    expect(problemsOf({ extras: [...extras], seatPrice: "500,00" })).toEqual({
      "kosten.extras.0.amount": "Schreib den Betrag wie 15,00.",
    })
  })
})

describe("guests", () => {
  const AT_LEAST = "Schreib eine Zahl ab 1."
  test.each([
    ["", "Wie viele Gäste nimmst du mit?"],
    ["0", AT_LEAST],
    ["-1", AT_LEAST],
    ["1,5", AT_LEAST],
    ["zwei", AT_LEAST],
    ["6", "Höchstens 5 Gäste: Zu sechst, dich eingerechnet, darf man Kosten teilen."],
  ])("„%s“ is refused with a sentence", (seats, sentence) => {
    expect(problemsOf({ seats })).toEqual({ "kosten.seats": sentence })
  })
})

describe("time in the air", () => {
  test.each([
    ["", "Wie lange fliegt ihr? Zum Beispiel 1:40."],
    ["kurz", "Schreib Stunden und Minuten wie 1:40."],
    ["0:09", "Zwischen 10 min und 8 h."],
    ["8:01", "Zwischen 10 min und 8 h."],
    // minutes instead of hours
    ["90", "Zwischen 10 min und 8 h."],
  ])("„%s“ is refused with a sentence", (flightTime, sentence) => {
    expect(problemsOf({ flightTime })).toEqual({ "kosten.flightTime": sentence })
  })

  test.each([
    ["0:10", 10],
    ["8:00", 480],
    ["1,5", 90],
  ])("„%s“ is read", (flightTime, minutes) => {
    expect(read({ flightTime, seatPrice: "10,00", seats: "1" }).value?.flightMinutes).toBe(minutes)
  })
})

describe("who owns it", () => {
  test("is required", () => {
    expect(problemsOf({ ownership: "" })).toEqual({
      "kosten.ownership": "Wem gehört das Flugzeug?",
    })
  })

  test.each(["club", "rented"] as const)("a %s aircraft is paid for by the hour", (ownership) => {
    expect(problemsOf({ ownership, hourlyRate: "" })).toEqual({
      "kosten.hourlyRate": "Was kostet die Stunde?",
    })
  })

  test("a sole owner shares no hourly rate", () => {
    expect(problemsOf({ ...OWN, hourlyRate: "180,00" })).toEqual({
      "kosten.hourlyRate":
        "Bei einem Flugzeug, das dir allein gehört, wird kein Stundensatz geteilt. Trag Sprit und Gebühren ein.",
    })
  })

  test.each(["own", "shared"] as const)("of a %s aircraft fuel is enough", (ownership) => {
    expect(rowsOf({ ...OWN, ownership })).toEqual([["fuel", "Sprit, 36 l zu 2,85 €", 10_260]])
  })

  test("co-owners may share a rate with its fuel", () => {
    expect(rowsOf({ ownership: "shared", extras: [] })).toEqual([
      ["rental", "Miete nass, 3 h 20 zu 180,00 €/h", 60_000],
    ])
  })

  test("a fuel that an own aircraft does not say is asked for", () => {
    expect(problemsOf({ ...OWN, fuelLitresPerHour: "", fuelPrice: "" })).toEqual({
      "kosten.fuelLitresPerHour": "Wie viele Liter braucht das Flugzeug in der Stunde?",
      "kosten.fuelPrice": "Was kostet der Liter? Zum Beispiel 2,85.",
    })
  })
})

describe("fuel", () => {
  const DRY: Costs = { rate: "dry", fuelLitresPerHour: "34", fuelPrice: "2,85", extras: [] }

  test("is required with a dry rate", () => {
    expect(problemsOf({ ...DRY, fuelLitresPerHour: "", fuelPrice: "" })).toEqual({
      "kosten.fuelLitresPerHour": "Wie viele Liter braucht das Flugzeug in der Stunde?",
      "kosten.fuelPrice": "Was kostet der Liter? Zum Beispiel 2,85.",
    })
  })

  test("is counted with a dry rate, to the cent", () => {
    // 34 * 200 / 60 = 113.3 l; 34 * 285 * 200 / 60 = 32,300 cents
    expect(rowsOf(DRY)).toEqual([
      ["rental", "Miete trocken, 3 h 20 zu 180,00 €/h", 60_000],
      ["fuel", "Sprit, 113,3 l zu 2,85 €", 32_300],
    ])
  })

  test("is counted with the dry rate of co-owners, even at 50 euros", () => {
    expect(rowsOf({ ...DRY, ownership: "shared", fuelPrice: "50,00" })).toEqual([
      ["rental", "Miete trocken, 3 h 20 zu 180,00 €/h", 60_000],
      ["fuel", "Sprit, 113,3 l zu 50,00 €", 566_667],
    ])
  })

  test("is no cost of an own glider that goes up by winch", () => {
    const winch = { kind: "other", label: "Windenstart", amount: "30,00" } as const
    const glider: Costs = { ...OWN, fuelLitresPerHour: "", fuelPrice: "", extras: [winch] }
    expect(rowsOf({ ...glider, seatPrice: "15,00" })).toEqual([["other", "Windenstart", 3_000]])
    expect(Object.keys(problemsOf({ ...glider, extras: [] }))).toContain("kosten.fuelPrice")
  })

  test("is part of a wet rate, whatever was typed before", () => {
    expect(rowsOf({ ...DRY, rate: "wet" })).toEqual([
      ["rental", "Miete nass, 3 h 20 zu 180,00 €/h", 60_000],
    ])
  })

  test.each<[string, Costs, string]>([
    ["no litres", { fuelLitresPerHour: "0" }, "kosten.fuelLitresPerHour"],
    ["less than none", { fuelLitresPerHour: "-3" }, "kosten.fuelLitresPerHour"],
    ["more than any tank holds", { fuelLitresPerHour: "1.001" }, "kosten.fuelLitresPerHour"],
    ["a price of nothing", { fuelPrice: "0" }, "kosten.fuelPrice"],
    // an English point: 2,855 euros
    ["a price of thousands", { fuelPrice: "2.855" }, "kosten.fuelPrice"],
  ])("%s is refused", (_, costs, field) => {
    expect(Object.keys(problemsOf({ ...DRY, ...costs }))).toEqual([field])
  })
})

describe("other costs", () => {
  const extra = (kind: "other" | "customs", label: string, amount: string): Costs => ({
    extras: [{ kind, label, amount }],
  })

  test("have the name of their kind or their own", () => {
    const extras: Costs["extras"] = [
      { kind: "customs", label: "", amount: "20" },
      { kind: "parking", label: "Hallenplatz", amount: "12,50" },
      { kind: "other", label: "Schwimmwesten", amount: "9,90" },
    ]
    expect(rowsOf({ extras })?.slice(1)).toEqual([
      ["customs", "Zoll und PPR", 2_000],
      ["parking", "Hallenplatz", 1_250],
      ["other", "Schwimmwesten", 990],
    ])
  })

  test.each<[string, Costs, Record<string, string>]>([
    [
      "another cost without a name",
      extra("other", "", "9,90"),
      { "kosten.extras.0.label": "Wofür ist dieser Betrag?" },
    ],
    [
      "another cost without anything",
      extra("other", "", ""),
      {
        "kosten.extras.0.label": "Wofür ist dieser Betrag?",
        "kosten.extras.0.amount": "Schreib den Betrag wie 15,00.",
      },
    ],
    [
      "nothing",
      extra("customs", "", "0,00"),
      { "kosten.extras.0.amount": "Schreib den Betrag wie 15,00." },
    ],
    [
      "less than nothing",
      extra("customs", "", "-5"),
      { "kosten.extras.0.amount": "Schreib den Betrag wie 15,00." },
    ],
    [
      "more than any flight costs",
      extra("customs", "", "999999999"),
      { "kosten.extras.0.amount": "Schreib den Betrag wie 15,00." },
    ],
  ])("%s is refused with a sentence", (_, costs, problems) => {
    expect(problemsOf(costs)).toEqual(problems)
  })
})

test("a flight that costs nothing has nothing to share", () => {
  expect(problemsOf({ ...anHour("0,01"), flightTime: "0:10" })).toEqual({
    "kosten.extras": "Ohne Kosten gibt es nichts zu teilen. Trag ein, was der Flug kostet.",
  })
})

describe("what an hour costs", () => {
  const warningsOf = (hourlyRate: string) =>
    read({ ...anHour(hourlyRate), seats: "1", seatPrice: "10,00" }).warnings.map(({ message }) =>
      plain(message),
    )

  test.each(["40,00", "180,00", "600,00"])("%s is usual", (rate) => {
    expect(warningsOf(rate)).toEqual([])
  })

  test.each(["39,99", "600,01"])("%s gets a hint, but may stay", (rate) => {
    expect(warningsOf(rate)).toEqual([
      `Das sind ${rate} € je Stunde. Üblich sind 40,00 € bis 600,00 €. Stimmen Flugzeit und Beträge?`,
    ])
  })
})

describe("what is typed so far is divided", () => {
  const divide = (costs: Costs) => divideCosts(answersOf("kosten", costs))

  test("with its cap and its price", () => {
    expect(divide({ seatPrice: "200,00" })).toEqual({
      totalCostCents: 61_500,
      seats: 3,
      capCents: 15_375,
      seatPriceCents: 20_000,
    })
  })

  test("even before a price is typed", () => {
    expect(divide({ seatPrice: "" })).toMatchObject({ capCents: 15_375, seatPriceCents: undefined })
  })

  test.each<[string, Costs]>([
    ["a time", { flightTime: "" }],
    ["guests", { seats: "6" }],
    ["costs", { hourlyRate: "", extras: [] }],
  ])("but not without %s", (_, costs) => {
    expect(divide(costs)).toBeUndefined()
  })
})
