import { hasRight } from "#features/office-roles/office-right.ts"
import type { UserActor } from "#platform/actor.ts"
import type { FlightStatus } from "./flight.ts"

/*
 * Vetting: a person of the back office looks at a pilot's first flights before anybody can find
 * them. Handed in -> published, or returned to its pilot with a reason; a returned one may be
 * handed in once more, which is a vetting of its own.
 */

export type Verdict = "published" | "returned"

/** What a verdict makes of the flight. */
export const STATUS_AFTER = { published: "published", returned: "draft" } as const satisfies Record<
  Verdict,
  FlightStatus
>

/** Why a flight is returned, in the words that its pilot reads. */
export const RETURN_REASONS = {
  costs: "Unter den Kosten steht etwas, das nicht geteilt werden darf",
  description: "Aus der Beschreibung wird nicht klar, was Mitfliegende erwartet",
  papers: "Für diesen Tag fehlt ein gültiger Nachweis",
  plane: "Flugzeug, Sitze und Angaben passen nicht zusammen",
  date: "Der Termin liegt zu nah oder zu weit weg",
  commercial: "Das Angebot klingt gewerblich, es geht aber um geteilte Kosten",
  other: "Anderer Grund",
} as const

export type ReturnReason = keyof typeof RETURN_REASONS

/** Why a flight was given back, and what the back office wrote to it. */
export interface FlightReturn {
  reason: ReturnReason
  note: string
}

/** „Anderer Grund“ says nothing where the note says it. */
export function formatReturnReason({ reason, note }: FlightReturn): string {
  if (reason === "other" && note) return note
  return `${RETURN_REASONS[reason]}.${note && ` ${note}`}`
}

export const RETURN_REASON_IDS = Object.keys(RETURN_REASONS) as ReturnReason[]

/**
 * What a flight is once it has been handed in: what waits for the back office goes on waiting, everything
 * else depends on whether its pilot's flights are still vetted. Who wrote a flight anew could otherwise put
 * words under a verdict that was never about them. A booked flight stays online: its guests are asked
 * themselves, and one that waits could not be answered for, flown or settled meanwhile.
 */
export function statusAfterHandIn(
  former: { status: FlightStatus; isOccupied: boolean } | undefined,
  isPilotVetted: boolean,
): "published" | "in_review" {
  if (former?.isOccupied) return "published"
  return isPilotVetted && former?.status !== "in_review" ? "published" : "in_review"
}

/** Nobody decides about their own flights. */
export function canVetFlight(actor: UserActor, flight: { pilotId: number }): boolean {
  return hasRight(actor, "flights.decide") && actor.userId !== flight.pilotId
}
