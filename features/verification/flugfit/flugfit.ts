import type { Licence } from "#features/users/core/user.ts"

/*
 * Flugfit: whether a pilot may take guests on a given day in a given kind of aircraft, and if not,
 * why and what helps. Pure rules over plain shapes: what is planned, the pilot's papers and their
 * landing log. Each rule is ok, a warning or a blocker and says so in one German sentence.
 */

export const AIRCRAFT_CLASSES = ["SEP", "TMG", "MEP", "UL", "glider"] as const
export type AircraftClass = (typeof AIRCRAFT_CLASSES)[number]

export interface PlannedFlight {
  /** ISO day, local to the departure. */
  day: string
  aircraftClass: AircraftClass
  guests: number
  /** It ends after evening civil twilight, or touches the night before the morning's. */
  isAtNight: boolean
  isAerobatic: boolean
  /** The one that is named: what it is called, and the last day of its own insurance, where known. */
  aircraft?: { name: string; insuredUntil: string | null } | null
  /** All guests are 18 and have agreed to aerobatics; null as long as nobody could be asked. */
  haveGuestsAgreed: boolean | null
}

export type PaperState = "verified" | "waiting" | "refused"

export interface Paper {
  state: PaperState
  /** ISO days; null where nothing is printed. */
  issuedOn: string | null
  expiresOn: string | null
}

export type MedicalClass = "1" | "2" | "LAPL"
export type RatingKind = "SEP" | "TMG" | "MEP" | "night" | "instrument" | "aerobatic" | "passengers"

export interface PilotPapers {
  licence: Licence
  /** The background check is asked of German licences only. */
  isLicenceGerman: boolean
  birthDate: string | null
  licencePaper: Paper | null
  medical: (Paper & { medicalClass: MedicalClass | null }) | null
  backgroundCheck: Paper | null
  insurance: Paper | null
  ratings: readonly (Paper & { kind: RatingKind })[]
}

/** As pilot in command, with an instructor on board, or as a proficiency check by an examiner. */
export const FLOWN_AS = ["pic", "dual", "check"] as const
export type FlownAs = (typeof FLOWN_AS)[number]

/** One line of the landing log. */
export interface Landing {
  /** ISO day. */
  flownOn: string
  aircraftClass: AircraftClass
  takeOffs: number
  landings: number
  /** Of the take-offs and landings, how many of each were at night. */
  nightLandings: number
  flightMinutes: number
  flownAs: FlownAs
}

export interface FlugfitCase {
  flight: PlannedFlight
  papers: PilotPapers
  log: readonly Landing[]
  /** ISO day on which somebody asks: what can still be flown until the flight is no blocker yet. */
  today: string
}

export const RULE_STATES = ["ok", "warning", "blocker"] as const
export type RuleState = (typeof RULE_STATES)[number]

/** The rules in the order in which they are shown. */
export type RuleName =
  | "licence"
  | "class-rating"
  | "medical"
  | "background-check"
  | "insurance"
  | "aircraft-insurance"
  | "recency"
  | "practice"
  | "experience"
  | "night-rating"
  | "night-recency"
  | "guests"
  | "passengers"
  | "aerobatics"

export interface RuleVerdict {
  rule: RuleName
  title: string
  state: RuleState
  /** What is so on that day. */
  sentence: string
  /** What to do, and until when; only where there is something to do. */
  remedy?: string
  /** Where the rule is written. */
  source: string
  /** No paper and no practice help, only another plan: fewer guests, another aircraft, another time. */
  isOfPlan?: true
}

/** What a paper says; the others ask for practice or for another plan. */
export const PAPER_RULES: readonly RuleName[] = [
  "licence",
  "class-rating",
  "medical",
  "background-check",
  "insurance",
  "aircraft-insurance",
  "night-rating",
  "passengers",
]

export interface FlugfitVerdict {
  day: string
  state: RuleState
  rules: readonly RuleVerdict[]
  recent: RecentLandings
}

/** What was flown in the class in the 90 days before the flight, to be drawn. */
export interface RecentLandings {
  from: string
  to: string
  today: string
  /** The oldest first; days without any are not there. */
  days: readonly { day: string; landings: number }[]
}
