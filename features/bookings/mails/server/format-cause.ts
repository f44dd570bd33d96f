import {
  CANCELLATION_REASONS,
  type CancellationReason,
} from "#features/bookings/cancellation/cancellation-reasons.ts"

/** „. Der Grund: Wetter“, to end a sentence with; nothing where nobody needs to say one. */
export function formatCause(reason: string | null): string {
  if (!reason || reason === "other" || !(reason in CANCELLATION_REASONS)) return ""
  return `. Der Grund: ${CANCELLATION_REASONS[reason as CancellationReason]}`
}
