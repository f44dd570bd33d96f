import type { ReportReason } from "#features/reports/report.ts"
import type { Statement } from "#features/users/office/restriction-schemas.ts"

/** What is reported: a flight ahead, a pilot, a guest, or a review, the worst first. */
export type ReportedThing =
  | { flight: number }
  | { pilot: number }
  | { guest: number }
  | { review: number }

export interface ScriptedReport {
  /** Always the same: two worlds of a day are equal. */
  ref: string
  thing: ReportedThing
  reason: ReportReason
  explanation: string
  /** Which guest of the cast; else somebody without an account. */
  by: number | { name: string; email: string }
  hoursAgo: number
  decision?: {
    hoursAgo: number
    reasons: string
    /** Missing: what was reported stays. */
    restriction?: Omit<Statement, "reasons"> & { ref: string }
  }
  /** A complaint against the decision, by whom it concerns. */
  appeal?: { ref: string; hoursAgo: number; explanation: string; upheld?: string }
}

// biome-ignore format: a table
export const SCRIPTED_REPORTS: readonly ScriptedReport[] = [
  { ref: "M4K7PXQ2HTRA", thing: { guest: 0 }, reason: "harassment", by: 9, hoursAgo: 320,
    explanation: "Nach der Absage kamen Nachrichten, in denen wir alle an Bord beleidigt und bedroht wurden.",
    decision: { hoursAgo: 290, reasons: "Aus dem Konto kamen nach einer Absage wiederholt Drohungen. Eine Verwarnung hat daran nichts geändert.",
      restriction: { ref: "S8WN3DCE5VJB", ground: "terms", provision: "AGB Nummer 12 (1)" } } },
  { ref: "Q6ZB9FYU3LKD", thing: { flight: 1 }, reason: "false_information", by: { name: "Jörg Halm", email: "joerg.halm@aufwind.example" }, hoursAgo: 210,
    explanation: "Am Platz hängt ein Schild, dass er an diesem Tag geschlossen ist. Der Flug kann so gar nicht stattfinden.",
    decision: { hoursAgo: 186, reasons: "Der Platz öffnet an solchen Tagen auf Anfrage. Die Zusage der Flugleitung haben wir gesehen." },
    appeal: { ref: "T2HR8EMX7QCP", hoursAgo: 160, explanation: "Bei mir hieß es am Telefon, dass niemand da ist. Fragt bitte noch einmal nach.",
      upheld: "Wir haben selbst angerufen. Der Platz ist auf Anfrage besetzt, die Anmeldung für diesen Tag liegt vor." } },
  { ref: "H5VD2KJN8WSX", thing: { review: 1 }, reason: "false_information", by: { name: "Petra Ludwig", email: "petra.ludwig@aufwind.example" }, hoursAgo: 96,
    explanation: "An dem Tag, um den es hier geht, war ich selbst an Bord. So ist es nicht gewesen.",
    decision: { hoursAgo: 70, reasons: "Zeit und Strecke in der Bewertung passen nicht zu dem Flug, unter dem sie steht.",
      restriction: { ref: "C9RX4TGM6FZE", ground: "terms", provision: "AGB Nummer 12 (1)" } },
    appeal: { ref: "L7QU5BNA2YHK", hoursAgo: 26, explanation: "Ich habe zwei Flüge verwechselt, das tut mir leid. Der Rest stimmt. Bitte blendet die Bewertung wieder ein." } },
  { ref: "P3TE6MVR9XGC", thing: { pilot: 6 }, reason: "commercial", by: 14, hoursAgo: 44,
    explanation: "Mir wurde angeboten, den nächsten Flug bar und ohne euch zu machen, für 40 Euro weniger.",},
  { ref: "D8YN5WHQ4ZKB", thing: { flight: 0 }, reason: "unsafe_flight", by: 3, hoursAgo: 27,
    explanation: "Für diesen Tag ist Nebel angesagt, und auf meine Frage hieß es, geflogen wird auf jeden Fall." },
  { ref: "X2LC7SRF6UJE", thing: { flight: 0 }, reason: "false_information", by: { name: "Miriam Thiele", email: "miriam.thiele@aufwind.example" }, hoursAgo: 11,
    explanation: "Das Flugzeug auf den Bildern hat vier Sitze, im Text sind es mehr. Was stimmt?" },
  { ref: "B6AK9ZQD3MTP", thing: { review: 0 }, reason: "other", by: 21, hoursAgo: 4,
    explanation: "In der Bewertung geht es nur um das Wetter. Dafür kann niemand am Steuer etwas." },
]
