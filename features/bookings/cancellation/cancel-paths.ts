import { CANCELLATION_REASONS, type CancellationReason } from "./cancellation-reasons.ts"

/** Where a pilot cancels for one guest, and where this guest cancels the own booking. */
export function cancelPassengerPath(of: { flightId: number; bookingId: number }): string {
  return `/de/cockpit/flug/${of.flightId}/passagier/${of.bookingId}/absagen`
}

/** Where a pilot cancels a whole flight, or offers its guests new dates; with what is chosen already. */
export function cancelFlightPath(
  flightId: number,
  chosen: { reason?: CancellationReason; isRebooking?: boolean } = {},
): string {
  const query = new URLSearchParams({
    ...(chosen.reason && { grund: chosen.reason }),
    ...(chosen.isRebooking && { termine: "neu" }),
  }).toString()
  return `/de/cockpit/flug/${flightId}/absagen${query && `?${query}`}`
}

/** What such an address has chosen. */
export function chosenIn(query: URLSearchParams) {
  const reason = query.get("grund") ?? ""
  return {
    reason: isReason(reason) ? reason : ("" as const),
    isRebooking: query.get("termine") === "neu",
  }
}

function isReason(text: string): text is CancellationReason {
  return Object.hasOwn(CANCELLATION_REASONS, text)
}
