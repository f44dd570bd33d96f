import { z } from "zod"
import type { BookingStatus } from "#features/bookings/core/booking.ts"
import { phoneSchema } from "#features/users/settings/phone-schema.ts"
import { reasonSchema } from "./intervention.ts"

/*
 * A guest calls because nobody reaches them under the number that they have typed. The back office enters
 * the one that it is told and never reads the old one: numbers are for the other side of a booking alone.
 */

/** Whether there is a guest of a booking whose number may be put right. */
export function canCorrectPhone({
  status,
  passengerId,
}: {
  status: BookingStatus
  passengerId: number | null
}): boolean {
  return passengerId !== null && status !== "held" && status !== "lapsed" && status !== "joined"
}

export const phoneCorrectionSchema = z.object({
  phone: phoneSchema.shape.phone.min(1, "Schreib die richtige Nummer mit Vorwahl."),
  reason: reasonSchema,
})

export type PhoneCorrectionInput = z.output<typeof phoneCorrectionSchema>

/** The call that corrects it. */
export function phoneCorrectionCallPath(bookingId: number): string {
  return `/api/bookings/${bookingId}/guest-phone`
}

/** What will happen, a sentence each. */
export const PHONE_CORRECTION: readonly string[] = [
  "Die Nummer steht im Konto des Gastes und gilt für alle seine Buchungen, statt der alten.",
  "Die Pilotenseite sieht sie wie bisher: von der Zusage bis zum Tag nach dem Flug.",
  "Der Gast bekommt eine Mail, ohne die Nummer. Prüfen lässt sie sich nicht: Lies sie ihm noch einmal vor.",
]
