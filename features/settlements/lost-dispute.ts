import type { Bearer, DisputeStatus } from "#features/payments/dispute.ts"
import { formatEuro } from "#platform/money.ts"

/** A dispute is decided once, when its bank has kept the money. */
export function canDecideDispute({
  status,
  borneBy,
}: {
  status: DisputeStatus
  borneBy: Bearer | null
}): boolean {
  return status === "lost" && borneBy === null
}

interface Loss {
  /** What a bank has kept and was not to go back anyway. */
  lossCents: number
  /** What the pilot was to get of the booking, and bears of it already. */
  shareCents: number
  otherCents: number
}

/** What a pilot bears who is said to: never more than the share, the fee is ours to lose. */
export function borneByPilot(borneBy: Bearer, { lossCents, shareCents, otherCents }: Loss): number {
  return borneBy === "pilot" ? Math.max(0, Math.min(lossCents, shareCents - otherCents)) : 0
}

/** What a pilot reads of what this payout cannot give any more. */
export function offTheNext(leftCents: number): string {
  return `Diese Auszahlung reicht dafür nicht mehr. Wir verrechnen ${formatEuro(leftCents)} mit deinen nächsten.`
}

/** Who bears it, as the back office chooses and reads it. */
export const BEARER_LABELS: Record<Bearer, { title: string; detail: string }> = {
  guest: {
    title: "Der Gast",
    detail: "Die Pilot:in behält den Anteil, wir fordern das Geld vom Gast",
  },
  platform: { title: "Aufwind", detail: "Die Pilot:in behält den Anteil, wir schreiben es ab" },
  pilot: { title: "Die Pilot:in", detail: "Der Betrag geht von der Auszahlung ab" },
}
