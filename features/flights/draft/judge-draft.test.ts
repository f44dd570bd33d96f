import { describe, expect, test } from "vitest"
import type { PlannedFlight } from "#features/verification/flugfit/flugfit.ts"
import { judgeFlight } from "#features/verification/flugfit/judge-flight.ts"
import {
  answersOf,
  busyTime,
  DRAFT_ANSWERS,
  draftFacts,
  draftPlane,
  HANGELAR,
  sentencesOf,
} from "#tests/support/draft-answers.ts"
import { flugfitCase, verified } from "#tests/support/flugfit-cases.ts"
import type { SavedAnswers } from "./answers.ts"
import { DRAFT_STEPS, type DraftStep } from "./draft.ts"
import { EMPTY_ANSWERS } from "./empty-answers.ts"
import type { DraftFacts } from "./facts.ts"
import { judgeDraft, stepsWithProblems } from "./judge-draft.ts"

const judge = (answers: SavedAnswers = {}, facts: Partial<DraftFacts> = {}) =>
  judgeDraft({ ...DRAFT_ANSWERS, ...answers }, draftFacts(facts))

describe("a complete draft", () => {
  test("is an offer against which nothing speaks", () => {
    const { offer, problems, warnings, fitness, route } = judge()
    expect(problems).toEqual([])
    expect(warnings).toEqual([])
    expect(fitness?.state).toBe("ok")
    expect(offer).toMatchObject({
      kind: { kind: "excursion", stayMinutes: 120, isInstantBooking: false },
      costs: { totalCostCents: 61_500, seats: 3, seatPriceCents: 15_000 },
      plane: { id: 7 },
      words: { title: "Ein Wintertag auf Juist", luggageKgPerPerson: 5 },
      terrain: "islands",
    })
    // 324 km at 112 knots, and 6 minutes around the field
    expect(route).toMatchObject({ distanceKm: 324, minutes: 105 })
  })

  test("has its times: out, on the ground, and back", () => {
    expect(judge().offer?.times).toEqual([
      {
        departsAt: new Date("2026-12-05T08:30:00Z"),
        arrivesAt: new Date("2026-12-05T10:10:00Z"),
        endsAt: new Date("2026-12-05T13:50:00Z"),
      },
    ])
  })

  test("of a series has times for each day", () => {
    const datum = answersOf("datum", {
      schedule: "series",
      seriesFrom: "2026-12-01",
      seriesTo: "2026-12-20",
      seriesWeekdays: [6],
      seriesTime: "10:00",
    })
    expect(judge({ datum }).offer?.times.map(({ departsAt }) => departsAt.toISOString())).toEqual([
      "2026-12-05T09:00:00.000Z",
      "2026-12-12T09:00:00.000Z",
      "2026-12-19T09:00:00.000Z",
    ])
  })

  test("without a date has none, and is judged on the first day of its window", () => {
    const datum = answersOf("datum", {
      schedule: "flexible",
      windowFrom: "2026-12-01",
      windowTo: "2027-01-31",
    })
    const { offer, problems, fitness } = judge({ datum })
    expect(problems).toEqual([])
    expect(offer?.times).toEqual([])
    expect(fitness?.day).toBe("2026-12-01")
  })

  test("with a photo needs no drawn picture", () => {
    const { offer } = judge({ fotos: { terrain: "" } }, { photoCount: 1 })
    expect(offer?.terrain).toBe("lowland")
  })

  test("of an odd time is a minute longer, never shorter", () => {
    const kosten = answersOf("kosten", { flightTime: "3:21" })
    const { arrivesAt, endsAt } = judge({ kosten }).offer?.times[0] ?? {}
    expect(arrivesAt).toEqual(new Date("2026-12-05T10:11:00Z"))
    expect(endsAt).toEqual(new Date("2026-12-05T13:52:00Z"))
  })

  test("counts its hours where it starts", () => {
    const england = { ...HANGELAR, code: "EGMD", timeZone: "Europe/London" }
    const airports = new Map([...draftFacts().airports, ["EGMD", england]])
    const route = answersOf("route", { departure: "EGMD" })
    const { offer } = judge({ route }, { airports })
    expect(offer?.times[0]?.departsAt).toEqual(new Date("2026-12-05T09:30:00Z"))
  })
})

describe("a missing step is what speaks against it, and nothing else", () => {
  test.each<[DraftStep, string[]]>([
    ["datum", ["datum.time", "datum.day"]],
    ["typ", ["typ.kind", "typ.booking"]],
    ["kosten", ["kosten.ownership", "kosten.flightTime", "kosten.seats", "kosten.seatPrice"]],
    ["flugzeug", ["flugzeug.planeId"]],
    ["route", ["route.departure", "route.destination"]],
    ["fotos", ["fotos.terrain"]],
    ["zusammenfassung", []],
    ["versicherung", ["versicherung.isConfirmed"]],
    [
      "beschreibung",
      ["beschreibung.title", "beschreibung.description", "beschreibung.meetingPoint"],
    ],
  ])("%s", (step, fields) => {
    const { [step]: _, ...saved } = DRAFT_ANSWERS
    const { problems, offer } = judgeDraft(saved, draftFacts())
    expect(problems.map((problem) => `${problem.step}.${problem.property}`)).toEqual(fields)
    expect(offer === undefined).toBe(fields.length > 0)
  })

  test("as long as nothing is said of the start, it is the home field", () => {
    const home = { ...HANGELAR, timeZone: "Europe/London" }
    const route = answersOf("route", { departure: "" })
    // the outing is home at 14:50 in London, and would be an hour earlier in Berlin
    const from = new Date("2026-12-05T14:00:00Z")
    const facts = { home, busy: [busyTime({ from, to: new Date("2026-12-05T16:00:00Z") })] }
    expect(Object.keys(sentencesOf(judge({ route }, facts)))).toEqual([
      "route.departure",
      "datum.time",
    ])
  })

  test("a round trip without a kind is not asked where it goes", () => {
    const route = answersOf("route", { destination: "" })
    const { problems } = judge({ typ: EMPTY_ANSWERS.typ, route })
    expect(stepsWithProblems(problems)).toEqual(new Set(["typ"]))
  })

  test("an empty draft lists everything that has to be answered", () => {
    const { problems, offer, route, fitness } = judgeDraft({}, draftFacts())
    const steps = DRAFT_STEPS.filter((step) => step !== "zusammenfassung")
    expect(stepsWithProblems(problems)).toEqual(new Set(steps))
    expect([offer, route, fitness]).toEqual([undefined, undefined, undefined])
  })
})

describe("texts", () => {
  test.each<[string, Partial<typeof DRAFT_ANSWERS.beschreibung>, Record<string, string>]>([
    ["a short title", { title: "Flug" }, { "beschreibung.title": "Ein paar Worte mehr, bitte." }],
    [
      "a number in the title",
      { title: "Juist, Tel. 0171 2345678" },
      {
        "beschreibung.title": "Telefonnummern, Adressen und Links gehören nicht in den Titel.",
      },
    ],
    [
      "a short description",
      { description: "Es wird schön." },
      {
        "beschreibung.description":
          "Ein, zwei Sätze mehr, damit man sich den Flug vorstellen kann.",
      },
    ],
    [
      "luggage without a number",
      { luggageKg: "" },
      { "beschreibung.luggageKg": "Schreib eine Zahl von 0 bis 30." },
    ],
    [
      "too much luggage",
      { luggageKg: "31" },
      { "beschreibung.luggageKg": "Schreib eine Zahl von 0 bis 30." },
    ],
  ])("%s are refused with a sentence", (_, words, problems) => {
    expect(sentencesOf(judge({ beschreibung: answersOf("beschreibung", words) }))).toEqual(problems)
  })

  test("may be of the least length, with the most luggage", () => {
    const words = { title: "Rundflug", description: "x".repeat(60), luggageKg: "30" }
    expect(sentencesOf(judge({ beschreibung: answersOf("beschreibung", words) }))).toEqual({})
  })

  test("say who is welcome", () => {
    const beschreibung = answersOf("beschreibung", { isDogWelcome: true, isChildWelcome: true })
    expect(judge({ beschreibung }).offer?.words.topics).toEqual(["flug-mit-hund", "flug-mit-kind"])
  })
})

describe("what belongs together is judged together", () => {
  test("the date alone decides what Flugfit says", () => {
    const papers = { medical: { ...verified("2026-12-10"), medicalClass: "2" } } as const
    const facts: Partial<DraftFacts> = {
      judge: (flight) => judgeFlight({ ...flugfitCase({ papers }), flight }),
    }
    expect(judge({}, facts).fitness?.state).not.toBe("blocker")
    const later = judge({ datum: answersOf("datum", { day: "2026-12-12" }) }, facts)
    expect(later.fitness).toMatchObject({ day: "2026-12-12", state: "blocker" })
    expect(Object.keys(sentencesOf(later))).toEqual(["zusammenfassung.flugfit.medical"])
    expect(later.offer).toBeUndefined()
  })

  test("a pilot without papers gets the whole list at once, with or without an aircraft", () => {
    const papers = { licencePaper: null, medical: null, insurance: null, backgroundCheck: null }
    const facts: Partial<DraftFacts> = {
      judge: (flight) => judgeFlight({ ...flugfitCase({ papers }), flight }),
    }
    const missing = [
      "zusammenfassung.flugfit.licence",
      "zusammenfassung.flugfit.medical",
      "zusammenfassung.flugfit.background-check",
      "zusammenfassung.flugfit.insurance",
    ]
    expect(Object.keys(sentencesOf(judge({}, facts)))).toEqual(missing)
    const without = judge({ flugzeug: { planeId: null } }, facts)
    expect(Object.keys(sentencesOf(without))).toEqual(["flugzeug.planeId", ...missing])
  })

  test("too many seats are reported as soon as they are typed", () => {
    const kosten = { ...EMPTY_ANSWERS.kosten, seats: "4" }
    const seatsOf = (facts: Partial<DraftFacts>) =>
      judge({ kosten }, facts).problems.find(({ property }) => property === "seats")?.message
    expect(seatsOf({ licence: "LAPL(A)", planes: [] })).toContain("höchstens 3 Gäste")
    expect(seatsOf({})).toContain("4 Sitze")
    expect(seatsOf({ planes: [] })).toBeUndefined()
  })

  test("an outing that lands home after dusk is a flight at night", () => {
    const { problems } = judge({ datum: answersOf("datum", { time: "12:00" }) })
    expect(problems.map(({ property }) => property)).toEqual([
      "flugfit.night-rating",
      "flugfit.night-recency",
    ])
  })

  test("the aircraft's own insurance has to reach to the day", () => {
    const planes = [draftPlane({ insuredUntil: "2026-12-04" })]
    const problems = sentencesOf(judge({}, { planes }))
    expect(Object.keys(problems)).toEqual(["zusammenfassung.flugfit.aircraft-insurance"])
    expect(Object.values(problems)[0]).toContain("D-EKBW")
  })

  test("Flugfit is asked with the seats and the topics", () => {
    const asked: PlannedFlight[] = []
    const facts = draftFacts()
    const typ = answersOf("typ", { topics: ["kunstflug"] })
    judge(
      { typ },
      {
        judge: (flight) => {
          asked.push(flight)
          return facts.judge(flight)
        },
      },
    )
    expect(asked).toMatchObject([{ guests: 3, isAerobatic: true }])
  })

  test("of an offer without a date the first day that it allows is judged", () => {
    const window = {
      schedule: "flexible",
      windowFrom: "2026-12-01",
      windowTo: "2027-01-31",
    } as const
    const dayWith = (windowWeekdays: number[]) =>
      judge({ datum: answersOf("datum", { ...window, windowWeekdays }) }).fitness?.day
    expect([dayWith([]), dayWith([6])]).toEqual(["2026-12-01", "2026-12-05"])
  })

  test("guests have to fit the aircraft", () => {
    const planes = [draftPlane({ seats: 2 })]
    expect(sentencesOf(judge({}, { planes }))).toEqual({
      "kosten.seats": "Cessna 172 P hat 2 Sitze, also ist Platz für höchstens 1 Gast.",
    })
  })

  test("another flight at the same time conflicts with it", () => {
    expect(Object.keys(sentencesOf(judge({}, { busy: [busyTime()] })))).toEqual(["datum.time"])
    const free = judge({}, { busy: [busyTime({ isBooked: false })] })
    expect(free.problems).toEqual([])
    expect(free.warnings).toHaveLength(1)
    expect(free.offer).toBeDefined()
  })

  test("a time that does not fit the route gets a hint", () => {
    const kosten = answersOf("kosten", { flightTime: "1:40", seatPrice: "60,00" })
    const { offer, warnings } = judge({ kosten })
    expect(offer).toBeDefined()
    expect(warnings).toEqual([
      {
        step: "kosten",
        message:
          "Deine Route dauert etwa 3 h 30, gerechnet hast du mit 1 h 40. Stimmen die Kosten noch?",
      },
    ])
  })
})
