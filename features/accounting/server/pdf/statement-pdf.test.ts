import { expect, test } from "vitest"
import { STANDARD_FEE_RULE } from "#features/settings/fee-rule.ts"
import type { Part, Party } from "#features/settlements/settlement.ts"
import { NO_SEATS, stateCosts } from "#features/settlements/settlement.ts"
import type {
  PassengerStatement,
  ReviewedCost,
  SettlementSheet,
} from "#features/settlements/settlement-view.ts"
import { textOfPdf } from "#tests/support/pdf-text.ts"
import { drawLetterPdf } from "./draw-letter-pdf.ts"
import { settlementTexts, statementTexts } from "./statement-texts.ts"

const FLIGHT: SettlementSheet["flight"] = {
  id: 17,
  title: "Übers Watt nach Juist",
  status: "settlement_submitted",
  departsAt: "2026-06-20T08:00:00.000Z",
  arrivesAt: "2026-06-20T09:40:00.000Z",
  timeZone: "Europe/Berlin",
  departure: { name: "Bonn-Hangelar", code: "EDKB" },
  destination: { name: "Juist", code: "EDWJ" },
  durationMinutes: 100,
  pilotFirstName: "Henrik",
}

const ISSUE = {
  from: {
    operator: {
      name: "Aufwind GmbH",
      address: "Hangarstraße 1, 53757 Sankt Augustin",
      email: "kontakt@aufwind.example",
      register: "Amtsgericht Siegburg, HRB 12345",
      vatId: "DE123456789",
    },
    isSmallBusiness: false,
  },
  to: { firstName: "Henrik", lastName: "Lorenz", email: "henrik@aufwind.example" },
  isTrial: true,
}

const party = (bookingId: number, seats: number): Party => {
  const [shareCents, feeCents] = [6_250 * seats, 625 * seats]
  const paid = { seats, shareCents, feeCents, feeRule: STANDARD_FEE_RULE }
  return { bookingId, ...paid, outcome: "flown", late: NO_SEATS }
}

// 214.90 between Mia, Ole with two seats and the pilot: 53.72 each
const COST = 21_490
const PARTIES = [party(1, 1), party(2, 2)]
const [MIA, OLE] = stateCosts(COST, PARTIES).parts as [Part, Part]

const DAY: SettlementSheet["day"] = {
  flightId: FLIGHT.id,
  status: "closed",
  timeZone: FLIGHT.timeZone,
  departsAt: FLIGHT.departsAt,
  arrivesAt: FLIGHT.arrivesAt,
  expectedDepartsAt: null,
  expectedArrivesAt: FLIGHT.arrivesAt,
  tookOffAt: null,
  landedAt: null,
  destination: { name: "Juist", code: "EDWJ" },
  divertedTo: null,
  go: null,
  isMuchLater: false,
}

function sheetWith(stated: ReviewedCost[]): SettlementSheet {
  return {
    flight: FLIGHT,
    day: DAY,
    plannedCents: 25_000,
    costs: stated,
    stated,
    costed: { minutes: 100, landings: 1, category: "SEP" },
    actualCostCents: COST,
    isSubmitted: true,
    submittedAt: "2026-06-21T10:00:00.000Z",
    objectionsUntil: "2026-06-23T10:00:00.000Z",
    mayShareRate: true,
    guests: [
      {
        name: "Mia B.",
        status: "settled",
        party: party(1, 1),
        part: MIA,
        payout: "paid",
        hold: null,
        answerBy: null,
        evidence: null,
      },
      {
        name: "Ole B.",
        status: "settled",
        party: party(2, 2),
        part: OLE,
        payout: "paid",
        hold: null,
        answerBy: null,
        evidence: null,
      },
    ],
  }
}

const item = (kind: ReviewedCost["kind"], label: string, amountCents: number): ReviewedCost => ({
  kind,
  label,
  amountCents,
  position: 1,
  explanation: "",
  statedCents: null,
  correction: "",
  unusual: null,
  receipts: [],
})

const COSTS = [
  item("rental", "Miete des Flugzeugs", 18_340),
  { ...item("landing", "Landung", 3_150), statedCents: 15_460, correction: "Laut Beleg 31,50 €." },
]

const centsOf = (letter: { parts: { rows: { cents: number }[] }[] } | undefined) =>
  letter?.parts.map(({ rows }) => rows.map(({ cents }) => cents))

test("a pilot's statement has what the flight cost, who carries what, and what is left", () => {
  const letter = settlementTexts(sheetWith(COSTS), ISSUE)
  expect(centsOf(letter)).toEqual([[18_340, 3_150, 21_490], [5_372, 10_744, 16_116], [5_374]])
  expect(letter?.parts[1]?.words).toEqual(["Ausgezahlt: Mia B., Ole B."])
})

test("an item that the back office has lowered says what was handed in, and why", () => {
  const landing = settlementTexts(sheetWith(COSTS), ISSUE)?.parts[0]?.rows[1]
  expect(landing?.note?.replaceAll("\u00a0", " ")).toBe(
    "Berichtigt, eingereicht waren 154,60 €: Laut Beleg 31,50 €.",
  )
})

test("before it is handed in there is nothing to keep", () => {
  expect(settlementTexts({ ...sheetWith(COSTS), submittedAt: null }, ISSUE)).toBeUndefined()
})

test("a passenger's statement has their share, the fee and what goes back", () => {
  const view: PassengerStatement = {
    flight: FLIGHT,
    bookingId: 1,
    status: "settled",
    submittedAt: "2026-06-21T10:00:00.000Z",
    costs: COSTS,
    actualCostCents: COST,
    people: 4,
    equalShareCents: 5_372,
    part: MIA,
    refundedShareCents: 0,
    objectionsUntil: "2026-06-23T10:00:00.000Z",
    canObject: false,
    objection: null,
    back: { cardCents: 966, creditCents: 0 },
    isBooked: true,
  }
  expect(centsOf(statementTexts(view, ISSUE))).toEqual([
    [18_340, 3_150, 21_490],
    [5_372, 537, 5_909],
    [966],
  ])
})

test("the PDF is tagged, says its language and title, and goes on where a page is full", async () => {
  const letter = settlementTexts(sheetWith(COSTS), ISSUE)
  if (!letter) throw new Error("it is handed in")
  const pdf = await drawLetterPdf(letter)
  const source = pdf.toString("latin1")
  expect(source).toMatch(/\/Marked true/)
  expect(source).toMatch(/\/Lang \(de-DE\)/)
  expect(source.match(/\/S \/H1/g)).toHaveLength(1)
  expect(source.match(/\/S \/Table/g)).toHaveLength(3)
  expect(source).toMatch(/\/Count 1\b/)
  const text = textOfPdf(pdf)
  for (const words of ["Abrechnung zu Flug 17", "Henrik Lorenz", "Mia B.", "161,16"]) {
    expect(text).toContain(words)
  }
  const long = Array.from({ length: 20 }, (_, index) => {
    return item("other", `Posten ${index + 1}`, 1_000)
  })
  const longer = settlementTexts(sheetWith(long), ISSUE)
  if (!longer) throw new Error("it is handed in")
  const pages = await drawLetterPdf(longer)
  expect(pages.toString("latin1")).toMatch(/\/Count 2\b/)
  for (const { label } of long) expect(textOfPdf(pages)).toContain(label)
})
