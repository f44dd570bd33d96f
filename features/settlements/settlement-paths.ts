/** Where a pilot writes down what a flight has cost. */
export function costsPath(flightId: number): string {
  return `/de/cockpit/flug/${flightId}/abrechnung/kosten`
}

/** Where a pilot says who came along, and hands in the statement. */
export function confirmPath(flightId: number): string {
  return `/de/cockpit/flug/${flightId}/abrechnung/bestaetigen`
}

/** Where the money of a flight goes. */
export function accountPath(flightId: number): string {
  return `/de/cockpit/flug/${flightId}/abrechnung/bankdaten`
}

/** The statement that was handed in, as PDF. */
export function settlementPdfPath(flightId: number): string {
  return `/de/cockpit/flug/${flightId}/abrechnung.pdf`
}

/** The call that decides who bears a lost dispute. */
export function disputeDecisionCallPath(disputeId: number): string {
  return `/api/disputes/${disputeId}/decision`
}

/** The call that takes receipts of a flight's costs. */
export function costReceiptsCallPath(flightId: number): string {
  return `/api/flights/${flightId}/cost-receipts`
}

interface OfFlight {
  flightId: number
  bookingId: number
}

/** How far the payout of one booking is. */
export function payoutPath({ flightId, bookingId }: OfFlight): string {
  return `/de/cockpit/flug/${flightId}/passagier/${bookingId}/auszahlen`
}

/** The statement for the passenger of a booking, where they may object. */
export function statementPath({ flightId, bookingId }: OfFlight): string {
  return `/de/cockpit/flug/${flightId}/passagier/${bookingId}/abrechnung`
}

/** Where the pilot reads an objection of a guest, and answers it. */
export function objectionPath({ flightId, bookingId }: OfFlight): string {
  return `/de/cockpit/flug/${flightId}/passagier/${bookingId}/einwand`
}

/** Where the back office sees all of an objection, and decides. */
export function objectionCasePath(bookingId: number): string {
  return `/de/verwaltung/auszahlungen/einwand/${bookingId}`
}

/** The same as PDF. */
export function statementPdfPath(of: OfFlight): string {
  return `${statementPath(of)}.pdf`
}

/** The back office: objections, and payouts on hold. */
export const PAYOUT_LIST_PATH = "/de/verwaltung/auszahlungen"
