/** Why somebody is at an aerodrome; `landing` is the last one, back where the flight began. */
export type VisitRole = "departure" | "stop" | "destination" | "landing"

/** An aerodrome of a flight, with the sun of its day; all times are ISO instants. */
export interface BriefingPlace {
  code: string
  name: string
  timeZone: string
  visits: readonly { role: VisitRole; at: string }[]
  sun: Record<"dawn" | "sunrise" | "sunset" | "dusk", string | null>
}
