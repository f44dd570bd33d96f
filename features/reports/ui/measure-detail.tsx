import type { ReportSubject } from "../report-path.ts"
import type { ReportedContent } from "../report-sheet.ts"

const EFFECTS: Record<ReportSubject, string> = {
  flight: "Niemand außer der Pilot:in sieht ihn mehr.",
  profile: "Sofort überall abgemeldet, Profil und Flüge sind nicht mehr zu sehen.",
  review: "Sie ist nicht mehr zu lesen und zählt nicht mehr mit.",
  review_reply: "Sie ist nicht mehr zu lesen. Die Bewertung, auf die sie antwortet, bleibt.",
  message: "Nur wer sie geschrieben hat, liest sie noch.",
  memory: "Niemand sieht es mehr, weder im Album noch öffentlich.",
}

/** What a measure does, or why it cannot be taken now. */
export function MeasureDetail({ content }: { content: ReportedContent }) {
  const { kind, obstacle, guestBookings } = content
  if (obstacle) return obstacle
  if (guestBookings === 0) return EFFECTS[kind]
  const which = guestBookings === 1 ? "1 Buchung" : `${guestBookings} Buchungen`
  const end = guestBookings === 1 ? "endet" : "enden"
  return `${EFFECTS[kind]} ${which} von Gästen ${end}, ihr Geld geht ganz zurück.`
}
