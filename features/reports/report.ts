import type { ReportSubject } from "./report-path.ts"

/*
 * A report says that something on our pages or in a message must not be there (notice and action,
 * DSA Art. 16).
 * Whoever sends one gets a receipt at once and a decision with its reasons later. received ->
 * decided; the deciding is the back office's. What was kept may be complained about (appeal.ts).
 */

export type ReportStatus = "received" | "decided"

/** `restricted`: what was reported is taken away, as it fits the subject. */
export type ReportVerdict = "kept" | "restricted"

/** What the back office does about each kind of thing. */
export const MEASURES: Record<ReportSubject, { act: string; done: string }> = {
  flight: { act: "Flug sperren", done: "Der Flug ist gesperrt." },
  profile: { act: "Konto sperren", done: "Das Konto ist gesperrt." },
  review: { act: "Bewertung ausblenden", done: "Die Bewertung ist ausgeblendet." },
  review_reply: { act: "Antwort ausblenden", done: "Die Antwort ist ausgeblendet." },
  message: { act: "Nachricht ausblenden", done: "Die Nachricht ist ausgeblendet." },
  memory: { act: "Foto ausblenden", done: "Das Foto ist ausgeblendet." },
}

/** What it says where a measure is undone. */
export const REVERSALS: Record<ReportSubject, string> = {
  flight: "Der Flug ist nicht mehr gesperrt.",
  profile: "Das Konto ist nicht mehr gesperrt.",
  review: "Die Bewertung ist wieder zu sehen.",
  review_reply: "Die Antwort ist wieder zu sehen.",
  message: "Die Nachricht ist wieder zu lesen.",
  memory: "Das Foto ist wieder im Album.",
}

export const SUBJECT_NAMES: Record<ReportSubject, string> = {
  flight: "Flug",
  profile: "Profil",
  review: "Bewertung",
  review_reply: "Antwort auf eine Bewertung",
  message: "Nachricht",
  memory: "Albumfoto",
}

export const REPORT_REASONS = {
  illegal: "Verbotener Inhalt",
  false_information: "Falsche Angaben",
  unsafe_flight: "Unsicherer Flug",
  commercial: "Gewerbliches Angebot",
  harassment: "Belästigung oder Hass",
  child_abuse: "Sexuelle Gewalt gegen Kinder",
  other: "Etwas anderes",
} as const
export type ReportReason = keyof typeof REPORT_REASONS

/** What each of them means, below its name. */
export const REASON_DETAILS: Record<ReportReason, string> = {
  illegal: "Verstößt gegen ein Gesetz, zum Beispiel gegen Urheberrecht",
  false_information: "Flug, Preis oder Person sind nicht, wie es dort steht",
  unsafe_flight: "Lizenz, Technik oder Wetter geben Anlass zur Sorge",
  commercial: "Jemand verdient daran, statt Kosten zu teilen",
  harassment: "Beleidigt, bedroht oder setzt herab",
  child_abuse: "Diese Meldung geht auch ohne Namen",
  other: "Du beschreibst es unten",
}

/** Nobody has to name themselves to report these (DSA Art. 16(2)(c)). */
export function isAnonymityAllowed(reason: string): boolean {
  return reason === "child_abuse"
}

export const MAX_EXPLANATION_LENGTH = 3000

/** What the form holds, as it was typed. */
export interface ReportEntries {
  reason: string
  explanation: string
  name: string
  email: string
  isBonaFide: boolean
}

/** What became of a posted form. */
export type ReportStep =
  | { step: "form"; entries: ReportEntries; fields: Record<string, string>; refusal?: string }
  | { step: "received"; ref: string; receivedAt: string; email: string }
