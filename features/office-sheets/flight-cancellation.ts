import { z } from "zod"
import {
  CANCELLATION_REASONS,
  type CancellationReason,
} from "#features/bookings/cancellation/cancellation-reasons.ts"
import { reasonSchema } from "#features/sheet-notes/sheet-note.ts"
import { formatEuro } from "#platform/money.ts"

/*
 * The back office calls a flight off in the place of its pilot, by the rules that hold when they do it themselves:
 * everybody on it gets everything back.
 */

const REASONS = Object.keys(CANCELLATION_REASONS) as [CancellationReason, ...CancellationReason[]]

export const flightCancellationSchema = z.object({
  /** As the guests read it. */
  why: z.enum(REASONS, { error: "Wähle einen Grund, „anderer Grund“ geht immer." }),
  /** What the page showed; never what is paid out. */
  shownRefundCents: z.int().nonnegative(),
  reason: reasonSchema,
})
export type FlightCancellationInput = z.output<typeof flightCancellationSchema>

/** Who gets what back if a flight is called off now. */
export interface FlightCancellationPreview {
  guests: { bookingId: number; name: string; seats: number; isUnpaid: boolean; cents: number }[]
  totalCents: number
}

/** The same as sentences, one for each thing that happens. */
export function sayFlightCancellation({ guests, totalCents }: FlightCancellationPreview): string[] {
  return [
    "Niemand findet oder bucht den Flug mehr, auch die Warteliste endet.",
    ...(guests.length === 0
      ? ["Gebucht hat niemand, es geht nichts zurück."]
      : guests.map(sayGuest)),
    ...(guests.length > 1 ? [`Zusammen gehen ${formatEuro(totalCents)} zurück.`] : []),
    "Gäste und Pilotenseite bekommen eine Mail.",
  ]
}

function sayGuest({ name, seats, isUnpaid, cents }: FlightCancellationPreview["guests"][number]) {
  const who = `${name} (${seats === 1 ? "1 Platz" : `${seats} Plätze`})`
  return isUnpaid
    ? `${who}: Die Anfrage endet, abgebucht wurde nichts.`
    : `${who} bekommt ${formatEuro(cents)} zurück.`
}

/** The call that does it. */
export function flightCancellationCallPath(flightId: number): string {
  return `/api/flights/${flightId}/office-cancellation`
}
