import type { FlightPhase, OccurrenceKind } from "#features/occurrences/occurrence.ts"

export interface ScriptedOccurrence {
  /** Always the same: two worlds of a day are equal. */
  ref: string
  by: "pilot" | "passenger"
  kind: OccurrenceKind
  phase: FlightPhase
  words: string
  /** The last flight that started at least so long ago. */
  flownDaysAgo: number
  reportedHoursAfterLanding: number
  closing?: { daysLater: number; note: string; summary: string }
}

// biome-ignore format: a table
export const SCRIPTED_OCCURRENCES: readonly ScriptedOccurrence[] = [
  { ref: "V7KQ3MWD8HXE", by: "pilot", kind: "surroundings", phase: "landing", flownDaysAgo: 24, reportedHoursAfterLanding: 5,
    words: "Im Queranflug kam mir ein anderes Flugzeug entgegen, das ich am Funk nicht gehört hatte. Ich bin nach rechts ausgewichen, es waren vielleicht 150 Meter. Ich hätte früher auf die Gegenrichtung achten müssen.",
    closing: { daysLater: 3,
      note: "Mit der Person am Steuer telefoniert. Die Meldung liegt schon bei der Behörde, mehr ist nicht zu tun.",
      summary: "Im Queranflug kam ein anderes Luftfahrzeug entgegen, das am Funk nicht zu hören war. Ausgewichen nach rechts, geschätzter Abstand 150 m. Geholfen hat der Blick nach draußen." } },
  { ref: "N4TX9CFR6BLS", by: "passenger", kind: "aerodrome", phase: "take_off", flownDaysAgo: 4, reportedHoursAfterLanding: 20,
    words: "Beim Anrollen lief ein Hund über die Bahn. Der Start wurde sofort abgebrochen, und wir standen rechtzeitig. Danach gab es eine Pause, und wir sind noch einmal gestartet. Ein Zaun fehlt dort auf der Seite zum Parkplatz." },
]
