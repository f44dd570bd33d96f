/** Where a checkout is ordered: its address names it, so that two tabs may show two of them. */
export function checkoutPath(ref: string): string {
  return `/de/kasse?${named(ref)}`
}

/** What has become of what was ordered in it. */
export function orderedPath(ref: string): string {
  return `/de/kasse/erfolg?${named(ref)}`
}

/** The calendar entry of what was booked in it. */
export function bookedCalendarPath(ref: string): string {
  return `/de/kasse/erfolg/kalender.ics?${named(ref)}`
}

/** The voucher that was bought in it, to print. */
export function printedVoucherPath(ref: string): string {
  return `/de/kasse/erfolg/gutschein.pdf?${named(ref)}`
}

/** The calls about a checkout: it is given back here, changed and ordered below. */
export function checkoutCallPath(ref: string): string {
  return `/api/checkouts/${encodeURIComponent(ref)}`
}

/** The call that opens a checkout for more seats of a booking. */
export function moreSeatsCallPath(bookingId: number): string {
  return `/api/bookings/${bookingId}/more-seats`
}

/** The checkout that an address names; null where it names none. */
export function checkoutRefIn(url: URL): string | null {
  return url.searchParams.get(CHECKOUT_PARAM)
}

const CHECKOUT_PARAM = "bestellung"

const named = (ref: string) => `${CHECKOUT_PARAM}=${encodeURIComponent(ref)}`
