import { BadgeCheck, Clock } from "lucide"
import { BOOKING_STATUS_LABELS, type BookingStatus } from "#features/bookings/core/booking.ts"
import { Badge, type BadgeTone } from "#ui/elements/badge.tsx"
import type { CockpitBooking } from "../cockpit.ts"
import { timeLeft } from "./format-times.ts"

const TONES: Partial<Record<BookingStatus, BadgeTone>> = {
  requested: "warn",
  confirmed: "ok",
  payment_due: "warn",
  rebooking_offered: "warn",
  cancelled_by_pilot: "err",
  disputed: "warn",
  flown: "ok",
  settled: "ok",
}

export function statusTone(status: BookingStatus): BadgeTone {
  return TONES[status] ?? "neutral"
}

/** Where a booking stands, with the time that is left where somebody has to answer. */
export function BookingRowStatus({ booking, now }: { booking: CockpitBooking; now: Date }) {
  const { status, change } = booking
  if (change) {
    return (
      <Badge tone="warn" icon={Clock}>
        Geändert, {timeLeft(new Date(change.answerBy), now)}
      </Badge>
    )
  }
  const until = status === "requested" ? booking.respondBy : booking.paymentDueBy
  const icon = status === "confirmed" ? BadgeCheck : until ? Clock : undefined
  const left = until ? `, ${timeLeft(new Date(until), now)}` : ""
  return (
    <Badge tone={statusTone(status)} icon={icon}>
      {status === "requested" && booking.counterDepartsAt
        ? "Andere Zeit vorgeschlagen"
        : BOOKING_STATUS_LABELS[status]}
      {left}
    </Badge>
  )
}
