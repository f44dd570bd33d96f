import type { FlightRequestDetails } from "#features/flight-requests/flight-request-view.ts"
import { formatNearbyCount } from "#features/flight-requests/format-request.ts"
import type { OfferReceived } from "#features/flight-requests/server/find-offer-received.ts"
import { OfferReceivedMail } from "#features/flight-requests/server/mails/offer-received-mail.tsx"
import { RequestsNearbyMail } from "#features/flight-requests/server/mails/requests-nearby-mail.tsx"
import type { MailTemplate } from "../rule.ts"

export const nearby: MailTemplate<readonly FlightRequestDetails[]> = {
  subject: (requests) => formatNearbyCount(requests.length),
  body: (requests) => <RequestsNearbyMail requests={requests} />,
}

export const offerReceived: MailTemplate<OfferReceived> = {
  subject: ({ flight }) => `Angebot zu deinem Gesuch: ${flight.title}`,
  body: (offer) => <OfferReceivedMail offer={offer} />,
}
