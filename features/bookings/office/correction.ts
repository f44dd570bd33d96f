import { z } from "zod"
import type { BookingStatus } from "#features/bookings/core/booking.ts"
import { personSchema } from "#features/bookings/core/booking-schemas.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { expectedDeparture } from "#features/flights/core/flight-clock.ts"
import { reasonSchema } from "./intervention.ts"

/*
 * What somebody has typed wrongly at the order is put right before the flight. Weights are the pilot's alone:
 * the back office enters what it is told and sees neither the old one nor that of anybody else.
 */

const OPEN: readonly BookingStatus[] = ["requested", "confirmed", "payment_due"]

/** Whether what a booking says of its people may still be put right. */
export function canCorrect(
  { status }: { status: BookingStatus },
  flight: { status: FlightStatus; departsAt: Date | null; expectedDepartsAt: Date | null },
  now: Date,
): boolean {
  const starts = expectedDeparture(flight)
  const isAhead = flight.status === "published" || flight.status === "paused"
  return OPEN.includes(status) && isAhead && (starts === null || now < starts)
}

/** One person; what is left out stays as it is. */
export const correctionSchema = z
  .object({
    position: z.int().min(1).max(1000),
    name: personSchema.shape.name.optional(),
    weightKg: personSchema.shape.weightKg.optional(),
    luggageKg: personSchema.shape.luggageKg.removeDefault().optional(),
    reason: reasonSchema,
  })
  .refine(
    ({ name, weightKg, luggageKg }) => [name, weightKg, luggageKg].some((one) => one !== undefined),
    {
      path: ["name"],
      error: "Gib an, was sich ändert: Name, Gewicht oder Gepäck.",
    },
  )

export type CorrectionInput = z.output<typeof correctionSchema>

/** The call that corrects. */
export function correctionCallPath(bookingId: number): string {
  return `/api/bookings/${bookingId}/correction`
}

/** Which of the data changes, for the mails: „Name, Gewicht“ */
export function sayCorrected({ name, weightKg, luggageKg }: Partial<CorrectionInput>): string {
  const parts = [
    ...(name === undefined ? [] : ["Name"]),
    ...(weightKg === undefined ? [] : ["Gewicht"]),
    ...(luggageKg === undefined ? [] : ["Gepäck"]),
  ]
  return parts.join(", ")
}

/** What will happen, a sentence each. */
export function sayCorrection(changes: Partial<CorrectionInput>): string[] {
  const isLoad = changes.weightKg !== undefined || changes.luggageKg !== undefined
  return [
    `Geändert wird: ${sayCorrected(changes)}.`,
    ...(isLoad
      ? [
          "Die Zuladung wird neu gerechnet. Reicht sie nicht, ändert sich nichts und du liest, warum.",
        ]
      : []),
    "Beide Seiten bekommen eine Mail, ohne Gewichte.",
  ]
}
