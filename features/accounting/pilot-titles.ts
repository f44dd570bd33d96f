import type { MoveKind } from "#features/ledger/ledger.ts"

/** The moves on the share of a guest until it is paid out, as the pilot reads them; others never touch it. */
export const PILOT_TITLES: Partial<Record<MoveKind, string>> = {
  "booking.prepaid": "Im Voraus bezahlt",
  "booking.given_back": "Geht an den Gast zurück",
  "booking.settled": "Abgerechnet, gehört dir",
  "booking.dispute_borne": "Rückbuchung, die du trägst",
  "transfer.done": "An dich ausgezahlt",
  "transfer.reversed": "Auszahlung zurückgekommen",
}
