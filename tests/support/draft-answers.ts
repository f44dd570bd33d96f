import type { DraftAnswers } from "#features/flights/draft/answers.ts"
import type { DraftProblem, DraftStep } from "#features/flights/draft/draft.ts"
import type {
  BusyTime,
  DraftAirport,
  DraftFacts,
  DraftPlane,
} from "#features/flights/draft/facts.ts"
import { STANDARD_FEE_RULE } from "#features/settings/fee-rule.ts"
import { judgeFlight } from "#features/verification/flugfit/judge-flight.ts"
import { FLIGHT_DAY, flugfitCase, TODAY } from "./flugfit-cases.ts"

/*
 * A draft against which nothing speaks: an outing from Bonn-Hangelar to Juist and back on a
 * Saturday in December, in a club's aircraft, with all that is known beside its answers.
 */

export const NOW = new Date(`${TODAY}T10:00:00Z`)

export const HANGELAR: DraftAirport = {
  id: 1,
  code: "EDKB",
  iata: null,
  name: "Bonn-Hangelar",
  kind: "airfield",
  town: "Sankt Augustin",
  region: "Nordrhein-Westfalen",
  country: "DE",
  lat: 50.7689,
  lng: 7.1633,
  elevationFt: 195,
  timeZone: "Europe/Berlin",
  runways: [],
}

export const JUIST: DraftAirport = {
  ...HANGELAR,
  id: 2,
  code: "EDWJ",
  name: "Juist",
  town: "Juist",
  region: "Niedersachsen",
  lat: 53.6811,
  lng: 7.0558,
  elevationFt: 7,
}

const HELIPORT: DraftAirport = {
  ...HANGELAR,
  id: 3,
  code: "EDXH",
  name: "Bonn-Venusberg",
  kind: "heliport",
}

const CLUB_PLANE = {
  id: 7,
  registration: "D-EKBW",
  model: "Cessna 172 P",
  category: "SEP",
  wing: "high",
  gear: "fixed",
  livery: null,
  seats: 4,
  payloadKg: 260,
  ownership: "club",
  cruiseKnots: 112,
  hourlyRateCents: 18_000,
  isRateWet: true,
  fuelLitresPerHour: 34,
  insuredUntil: null,
  isInUse: true,
} as const

export function draftPlane(overrides: Partial<DraftPlane> = {}): DraftPlane {
  return { ...CLUB_PLANE, ...overrides }
}

export function busyTime(overrides: Partial<BusyTime> = {}): BusyTime {
  return {
    title: "Rundflug über das Siebengebirge",
    from: new Date(`${FLIGHT_DAY}T09:00:00Z`),
    to: new Date(`${FLIGHT_DAY}T10:00:00Z`),
    timeZone: "Europe/Berlin",
    planeId: CLUB_PLANE.id,
    isPilotsOwn: true,
    isBooked: true,
    ...overrides,
  }
}

export function draftFacts(overrides: Partial<DraftFacts> = {}): DraftFacts {
  return {
    now: NOW,
    licence: "PPL(A)",
    planes: [draftPlane()],
    airports: new Map([HANGELAR, JUIST, HELIPORT].map((airport) => [airport.code, airport])),
    home: HANGELAR,
    busy: [],
    photoCount: 0,
    feeRule: STANDARD_FEE_RULE,
    booked: null,
    payout: null,
    blockedWordIn: () => undefined,
    judge: (flight) => judgeFlight({ ...flugfitCase(), flight }),
    ...overrides,
  }
}

/** Nine steps as their forms hold them; 3:20 to 180 euros and 15 euros make 615,00 € for three guests and the pilot. */
export const DRAFT_ANSWERS: DraftAnswers = {
  datum: {
    schedule: "fixed",
    day: FLIGHT_DAY,
    time: "09:30",
    windowFrom: "",
    windowTo: "",
    windowWeekdays: [],
    windowEarliest: "",
    windowLatest: "",
    seriesFrom: "",
    seriesTo: "",
    seriesWeekdays: [],
    seriesTime: "",
    seriesSkipped: [],
  },
  typ: { kind: "excursion", stay: "2:00", topics: ["inselflug"], booking: "request" },
  kosten: {
    ownership: "club",
    flightTime: "3:20",
    hourlyRate: "180,00",
    rate: "wet",
    fuelLitresPerHour: "",
    fuelPrice: "",
    extras: [{ kind: "landing", label: "", amount: "15,00" }],
    seats: "3",
    seatPrice: "150,00",
  },
  flugzeug: { planeId: CLUB_PLANE.id },
  route: { departure: "EDKB", destination: "EDWJ", stops: [] },
  fotos: { terrain: "islands" },
  zusammenfassung: {},
  versicherung: { isConfirmed: true },
  beschreibung: {
    title: "Ein Wintertag auf Juist",
    description:
      "Wir fliegen den Rhein hinab und über das Wattenmeer, gehen am Strand spazieren und sind vor der Dämmerung zurück.",
    meetingPoint: "Am Tower, zwanzig Minuten vor dem Start",
    luggageKg: "5",
    isDogWelcome: false,
    isChildWelcome: false,
  },
}

/** The answers of one step, some of them other than those above. */
export function answersOf<S extends DraftStep>(
  step: S,
  overrides: Partial<DraftAnswers[S]> = {},
): DraftAnswers[S] {
  return { ...DRAFT_ANSWERS[step], ...overrides }
}

/** What speaks against something, by „step.property“; amounts with a plain space. */
export function sentencesOf({
  problems,
}: {
  problems: readonly DraftProblem[]
}): Record<string, string> {
  return Object.fromEntries(
    problems.map(({ step, property, message }) => [`${step}.${property}`, plain(message)]),
  )
}

/** With a plain space where a line must not break. */
export function plain(text: string): string {
  return text.replaceAll("\u00a0", " ")
}
