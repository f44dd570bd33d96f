import { expect, test } from "vitest"
import type { Paper, PilotStatus } from "#features/verification/pilot-status.ts"
import { hours } from "#platform/duration.ts"
import { formatEuro } from "#platform/money.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { formatDeadline } from "./format-deadline.ts"
import { type WaitingFacts, waitingFor } from "./waiting.ts"

const NOW = new Date("2026-12-05T10:00Z")
const inHours = (count: number) => new Date(NOW.getTime() + hours(count)).toISOString()

const NOTHING: WaitingFacts = {
  newDates: [],
  changes: [],
  otherStarts: [],
  requests: [],
  checkouts: [],
  objections: [],
  settlements: [],
  reviews: [],
  photoConsents: [],
  unpaid: [],
  offers: [],
  papers: null,
  drafts: [],
}

const asked = (title: string, hours: number) => ({
  person: "Lena B.",
  title,
  departsAt: null,
  until: inHours(hours),
  timeZone: HOME_ZONE,
})

const due = (title: string, hours: number, expectedCents = 18_750) => ({
  flightId: 7,
  title,
  timeZone: HOME_ZONE,
  landedAt: inHours(hours - 168),
  dueAt: inHours(hours),
  expectedCents,
})

const paper = (kind: Paper["kind"], status: PilotStatus, more: Partial<Paper> = {}): Paper => {
  return { kind, status, endsOn: null, isRenewed: false, ...more }
}

const papers = (...needed: Paper[]) => ({ papers: { needed, hasBirthDate: true } })
const offer = { id: 9, title: "Zum Watt", returned: { reason: "costs", note: "" } } as const
const draft = { flightId: 11, path: "/de/cockpit/flug-erstellen/typ", title: "Alpen" }
const hold = { path: "/de/kasse?bestellung=x", title: "Rundflug", seats: 1, heldUntil: inHours(1) }

const consent = {
  flightId: 7,
  title: "Zum Watt",
  timeZone: HOME_ZONE,
  expiresAt: inHours(48),
  count: 1,
}

test.each<[string, Partial<WaitingFacts>, [kind: string, sentence: string][]]>([
  [
    "photos that may only be shown with one's own word",
    { photoConsents: [consent, { ...consent, flightId: 8, expiresAt: inHours(-1) }] },
    [["photo_consent", "Du wirst gefragt: Zum Watt"]],
  ],
  ["nothing at all", {}, []],
  [
    "a new date to choose",
    { newDates: [asked("Juist", 72)] },
    [["new_date", "Neuen Termin wählen: Juist"]],
  ],
  [
    "a changed flight",
    { changes: [asked("Juist", 48)] },
    [["change", "Lena B. hat deinen Flug geändert: Juist"]],
  ],
  [
    "another start",
    { otherStarts: [asked("Juist", 20)] },
    [["other_start", "Lena B. schlägt eine andere Zeit vor: Juist"]],
  ],
  [
    "requests, the one that ends first before the other",
    {
      requests: [
        { ...asked("Juist", 40), isForMore: false },
        { ...asked("Alpen", 9), isForMore: true },
      ],
    },
    [
      ["request", "Lena B. möchte mehr Plätze: Alpen"],
      ["request", "Lena B. möchte mitfliegen: Juist"],
    ],
  ],
  [
    "an objection, also where its time is over, as long as nobody has decided",
    {
      objections: [{ ...asked("Juist", -2), bookingId: 3, flightId: 7 }],
      settlements: [due("Alpen", 20)],
    },
    [
      ["objection", "Lena B. hat Einwände gegen deine Abrechnung: Juist"],
      ["settlement", "Abrechnen: Alpen"],
    ],
  ],
  ["a question whose time is over", { changes: [asked("Juist", -1)] }, []],
  [
    "open checkouts",
    {
      checkouts: [
        { ...hold, isOffered: false },
        { ...hold, isOffered: true, heldUntil: inHours(12) },
        { path: "/de/kasse?bestellung=y", valueCents: 15_000 },
      ],
    },
    [
      ["checkout", "Noch nicht gebucht: Rundflug"],
      ["seats_offered", "Für dich frei: Rundflug"],
      ["checkout", `Noch nicht bestellt: Gutschein über ${formatEuro(15_000)}`],
    ],
  ],
  [
    "settlements, also one that is late",
    { settlements: [due("Juist", 30), due("Alpen", -30)] },
    [
      ["settlement", "Abrechnen: Alpen"],
      ["settlement", "Abrechnen: Juist"],
    ],
  ],
  [
    "money of two flights and no account",
    {
      unpaid: [
        { flightId: 3, amountCents: 5_000 },
        { flightId: 4, amountCents: 7_500 },
      ],
    },
    [["payout_account", `Bankkonto angeben: ${formatEuro(12_500)} warten auf dich`]],
  ],
  [
    "a flight that came back, and not its draft as well",
    { offers: [offer], drafts: [{ ...draft, flightId: 9 }] },
    [["flight_returned", "Noch einmal ansehen: Zum Watt"]],
  ],
  ["one draft", { drafts: [draft] }, [["draft", "Entwurf weiterschreiben: Alpen"]]],
  [
    "several drafts",
    { drafts: [draft, { ...draft, flightId: 12 }] },
    [["draft", "2 Entwürfe sind noch nicht eingereicht"]],
  ],
  [
    "papers in every state",
    papers(
      paper("identity", "verified"),
      paper("licence", "in_review"),
      paper("medical", "rejected"),
      paper("rating", "expired"),
      paper("insurance", "none"),
      paper("background_check", "expiring", { endsOn: "2026-12-31" }),
    ),
    [
      ["paper_rejected", "Noch einmal einreichen: Medical"],
      ["paper_expired", "Abgelaufen: Berechtigungen"],
      ["papers_missing", "Noch einreichen: Versicherung"],
      ["paper_expiring", "Läuft bald ab: Zuverlässigkeit"],
    ],
  ],
  [
    "a paper that ends soon and is renewed",
    papers(paper("medical", "expiring", { endsOn: "2026-12-31", isRenewed: true })),
    [],
  ],
  [
    "nothing handed in yet",
    {
      papers: {
        needed: [paper("identity", "none"), paper("medical", "none")],
        hasBirthDate: false,
      },
    },
    [
      ["papers_missing", "2 Nachweise fehlen noch"],
      ["birth_date", "Dein Geburtsdatum fehlt noch"],
    ],
  ],
  ["all approved, nothing open", papers(paper("identity", "verified")), []],
])("with %s the cockpit says what waits", (_, facts, expected) => {
  const waiting = waitingFor({ ...NOTHING, ...facts }, NOW)
  expect(waiting.map(({ kind, sentence }) => [kind, sentence])).toEqual(expected)
})

test("where somebody waits for an answer comes before papers, and papers before drafts", () => {
  const waiting = waitingFor(
    {
      ...NOTHING,
      drafts: [draft],
      papers: {
        needed: [
          paper("insurance", "expiring", { endsOn: "2026-12-06" }),
          paper("medical", "rejected"),
        ],
        hasBirthDate: false,
      },
      unpaid: [{ flightId: 3, amountCents: 5_000 }],
      settlements: [due("Alpen", 100)],
      requests: [{ ...asked("Juist", 40), isForMore: false }],
      newDates: [asked("Bodensee", 72)],
      checkouts: [{ ...hold, isOffered: false }],
    },
    NOW,
  )
  expect(waiting.map(({ kind }) => kind)).toEqual([
    "checkout",
    "request",
    "new_date",
    "settlement",
    "payout_account",
    "paper_rejected",
    "birth_date",
    "paper_expiring",
    "draft",
  ])
})

test("each of a series says its day, and a settlement what it brings", () => {
  const [request, settlement] = waitingFor(
    {
      ...NOTHING,
      requests: [{ ...asked("Juist", 1), departsAt: "2026-12-12T09:00:00Z", isForMore: false }],
      settlements: [due("Alpen", 100)],
    },
    NOW,
  )
  expect(request?.detail).toBe("Flug am Sa., 12. Dez.")
  expect(settlement?.detail).toBe(`Geflogen Mi., 2. Dez., für dich bis zu ${formatEuro(18_750)}`)
  const [alone] = waitingFor({ ...NOTHING, settlements: [due("Alpen", 100, 0)] }, NOW)
  expect(alone?.detail).toBe("Geflogen Mi., 2. Dez.")
})

test.each([
  [-1, "überfällig seit Sa., 5. Dez."],
  [9, "noch 9 h"],
  [47, "noch 47 h"],
  [72, "bis Di., 8. Dez."],
])("a deadline in %i hours is worded as people say it", (hours, words) => {
  const deadline = { at: inHours(hours), timeZone: HOME_ZONE }
  expect(formatDeadline(deadline, NOW).words).toBe(words)
})
