import type { FlightStatus } from "#features/flights/core/flight.ts"
import type { ChangeRow } from "#features/flights/core/flight-change.ts"
import type { FlightPhoto } from "#features/flights/core/flight-photo-path.ts"
import type { FlightReturn } from "#features/flights/core/vetting.ts"
import type { FeeRule } from "#features/settings/fee-rule.ts"
import type { FlugfitVerdict } from "#features/verification/flugfit/flugfit.ts"
import type { DraftAnswers } from "./answers.ts"
import {
  DRAFT_STEPS,
  type DraftProblem,
  type DraftStep,
  type DraftWarning,
  STEP_LABELS,
} from "./draft.ts"
import type { HandedIn } from "./draft-input.ts"
import type { DraftAirport, DraftFacts, DraftPlane } from "./facts.ts"
import type { DraftPreview } from "./preview.ts"
import type { RoutePlan } from "./route-plan.ts"

/** A draft as the pages of its steps show it; instants are ISO text, since they travel to the browser. */
export interface DraftPage {
  /** null: nothing is answered yet. */
  flightId: number | null
  /** Where its steps stand. */
  path: string
  version: number
  savedAt: string | null
  answers: DraftAnswers
  /** Steps that somebody has answered. */
  answered: readonly DraftStep[]
  problems: readonly DraftProblem[]
  warnings: readonly DraftWarning[]
  /** By which the fee is reckoned that guests pay beside a share. */
  feeRule: FeeRule
  route: RoutePlan | null
  fitness: FlugfitVerdict | null
  now: string
  licence: DraftFacts["licence"]
  /** In use. */
  planes: readonly DraftPlane[]
  /** The first photo of each aircraft that has one, by the aircraft's id. */
  planePhotos: Readonly<Record<number, string>>
  /** Those that the answers name, and the home field. */
  airports: readonly DraftAirport[]
  homeCode: string | null
  photos: readonly FlightPhoto[]
  /** As guests would find it, with its picture; null as long as too little is known. */
  preview: (DraftPreview & { picture: string }) | null
  /** Of the flight that it changes; null where it has never been handed in. */
  former: FlightStatus | null
  /** Behind it in its series, by their start; empty where it belongs to none. */
  following: readonly FollowingPage[]
  /** null: nobody has booked it. */
  booked: BookedPage | null
  /** Why the back office gave that flight back; null once it is handed in again. */
  returned: FlightReturn | null
  /** Whether it can be found at once, or the back office looks at it first. */
  handsInAs: HandedIn["status"]
}

export interface FollowingPage {
  /** Where it is changed alone. */
  path: string
  departsAt: string
  timeZone: string
  isBooked: boolean
}

/** Who has booked the flight that is changed, and what the change means to them. */
export interface BookedPage {
  /** Of bookings that are certain. */
  confirmedSeats: number
  /** Empty: nothing that they have booked. */
  change: readonly ChangeRow[]
  /** null: nobody has to agree. */
  answerBy: string | null
}

/** What the nine steps are about: a new flight, or one that has been handed in. */
export function wizardName(former: DraftPage["former"]): string {
  return former === null ? "Flug anbieten" : "Flug ändern"
}

export interface StepState {
  step: DraftStep
  label: string
  state: "done" | "open" | "error"
}

/** How far each step is: done, begun with something missing, or still to be answered. */
export function statesOfSteps({
  answered,
  problems,
}: Pick<DraftPage, "answered" | "problems">): StepState[] {
  const withProblems = new Set(problems.map(({ step }) => step))
  return DRAFT_STEPS.map((step) => ({
    step,
    label: STEP_LABELS[step],
    state: isDone(step, answered, withProblems)
      ? "done"
      : answered.includes(step)
        ? "error"
        : "open",
  }))
}

// nothing is asked on the summary: it is done when everything before it is, and the pilot can be paid
function isDone(
  step: DraftStep,
  answered: readonly DraftStep[],
  withProblems: ReadonlySet<DraftStep>,
): boolean {
  if (step !== "zusammenfassung") return answered.includes(step) && !withProblems.has(step)
  if (withProblems.has(step)) return false
  const before = DRAFT_STEPS.slice(0, DRAFT_STEPS.indexOf(step))
  return before.every((one) => isDone(one, answered, withProblems))
}

/** What is missing by now: what comes behind the summary and nobody has reached yet is no fault. */
export function missingByNow({
  answered,
  problems,
}: Pick<DraftPage, "answered" | "problems">): DraftProblem[] {
  return problems.filter(({ step }) => !isStillToCome(step, answered))
}

/** Whether a step behind the summary is still to be written. */
export function isStillToCome(step: DraftStep, answered: readonly DraftStep[]): boolean {
  return DRAFT_STEPS.indexOf(step) > SUMMARY && !answered.includes(step)
}

const SUMMARY = DRAFT_STEPS.indexOf("zusammenfassung")

/** Where writing goes on: the first step that is not done, else the summary, which asks nothing. */
export function firstOpenStep(page: Pick<DraftPage, "answered" | "problems">): DraftStep {
  const open = statesOfSteps(page).find(
    ({ step, state }) => state !== "done" && step !== "zusammenfassung",
  )
  return open?.step ?? "zusammenfassung"
}
