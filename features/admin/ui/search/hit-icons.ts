import {
  CreditCard,
  Gift,
  LayoutList,
  Plane,
  PlaneTakeoff,
  ReceiptText,
  Ticket,
  UserRound,
} from "lucide"
import type { IconShape } from "#ui/elements/icon.tsx"
import type { HitKind } from "../../office-search.ts"

export const HIT_ICONS: Readonly<Record<HitKind, IconShape>> = {
  person: UserRound,
  booking: Ticket,
  flight: PlaneTakeoff,
  plane: Plane,
  voucher: Gift,
  receipt: ReceiptText,
  payment: CreditCard,
  place: LayoutList,
}
