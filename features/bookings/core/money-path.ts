/** „Deine Zahlungen“: every move of the money of one's own bookings, with receipts. */
export const MONEY_PATH = "/de/cockpit/zahlungen"

/** The story of one booking there. */
export function moneyOfBookingPath(bookingId: number): string {
  return `${MONEY_PATH}?buchung=${bookingId}`
}
