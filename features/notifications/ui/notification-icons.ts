import {
  BadgePercent,
  Bell,
  CalendarClock,
  CircleX,
  Clock,
  FileCheck2,
  FileClock,
  FileX2,
  Hand,
  PlaneTakeoff,
  TicketCheck,
  Undo2,
  UserRoundCheck,
  UserRoundX,
} from "lucide"
import type { IconShape } from "#ui/icon.tsx"
import type { NotificationKind } from "../notification.ts"

const ICONS: Record<NotificationKind, IconShape> = {
  "booking-requested": Hand,
  "booking-withdrawn": Undo2,
  "other-start-accepted": UserRoundCheck,
  "seats-booked": UserRoundCheck,
  "guest-left": UserRoundX,
  "change-agreed": UserRoundCheck,
  "guest-cancelled": UserRoundX,
  "flight-ahead": CalendarClock,
  "flight-called-off": CircleX,
  "flight-published": PlaneTakeoff,
  "flight-returned": Undo2,
  "document-verified": FileCheck2,
  "document-rejected": FileX2,
  "document-expiring": FileClock,
  "requests-nearby": Hand,
  "offer-received": PlaneTakeoff,
  "booking-accepted": TicketCheck,
  "other-start-named": CalendarClock,
  "other-start-agreed": TicketCheck,
  "booking-confirmed": TicketCheck,
  "booking-declined": CircleX,
  "booking-expired": Clock,
  "booking-cancelled": CircleX,
  "booking-given-up": CircleX,
  "kept-returned": Undo2,
  "flight-left": Undo2,
  "change-to-agree": CalendarClock,
  "change-undone": TicketCheck,
  "price-cut": BadgePercent,
  "hold-lapsed": Clock,
  "paid-too-late": CircleX,
  "ride-ahead": CalendarClock,
  "paused-ride": CalendarClock,
  "paused-flight": CalendarClock,
}

/** The picture of a kind; a bell for one that this build of the page does not know yet. */
export function iconOf(kind: string): IconShape {
  return ICONS[kind as NotificationKind] ?? Bell
}
