/*
 * A draft is a flight that its pilot is still writing: answers to nine steps, kept as their forms
 * hold them, so that nothing typed is ever lost. It becomes one flight, a series of them or an offer
 * without a date when it is handed in, and not before nothing speaks against it.
 */

export const DRAFT_STEPS = [
  "datum",
  "typ",
  "kosten",
  "flugzeug",
  "route",
  "fotos",
  "zusammenfassung",
  "versicherung",
  "beschreibung",
] as const
export type DraftStep = (typeof DRAFT_STEPS)[number]

export const STEP_LABELS: Record<DraftStep, string> = {
  datum: "Datum",
  typ: "Typ",
  kosten: "Kosten",
  flugzeug: "Flugzeug",
  route: "Route",
  fotos: "Fotos",
  zusammenfassung: "Zusammenfassung",
  versicherung: "Versicherung",
  beschreibung: "Beschreibung",
}

export function isDraftStep(text: string): text is DraftStep {
  return (DRAFT_STEPS as readonly string[]).includes(text)
}

/** Where the pilot's one open draft is written. */
export const CREATE_FLIGHT_PATH = "/de/cockpit/flug-erstellen"

/** What is said when a draft has been handed in that made this flight. */
export function handedInPath(flightId: number): string {
  return `${CREATE_FLIGHT_PATH}/geschafft?flug=${flightId}`
}

/** Where the steps of a draft stand: the open one has its own address. */
export function draftPath(draft: { flightId: number; isOpen: boolean }): string {
  return draft.isOpen ? CREATE_FLIGHT_PATH : editPath(draft.flightId)
}

/** Where a draft beside the open one is written, and where a flight is changed. */
export function editPath(flightId: number): string {
  return `/de/cockpit/flug/${flightId}/bearbeiten`
}

/** One step below the path of its draft. */
export function stepPath(draft: string, step: DraftStep): string {
  return `${draft}/${step}`
}

/** What speaks against handing a draft in, at the field where it can be changed. */
export interface DraftProblem {
  step: DraftStep
  /** Name of the field. */
  property: string
  message: string
}

/** What its pilot should know, but may leave as it is. */
export interface DraftWarning {
  step: DraftStep
  message: string
}

/** What became of one part of the answers: its value as soon as it can be read. */
export interface Reading<T> {
  value: T | undefined
  problems: DraftProblem[]
  warnings: DraftWarning[]
}

/** A pilot keeps so many drafts beside each other. */
export const MAX_DRAFTS = 20

/** Only who writes a draft sees and changes it. */
export function canEditDraft(draft: { pilotId: number }, userId: number): boolean {
  return draft.pilotId === userId
}
