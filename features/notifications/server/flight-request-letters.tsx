import type { ToldRequest } from "#features/flight-requests/flight-request-view.ts"
import { nearbyInWords } from "#features/flight-requests/request-in-words.ts"
import type { OfferReceived } from "#features/flight-requests/server/find-offer-received.ts"
import { OfferReceivedMail } from "#features/flight-requests/server/mails/offer-received-mail.tsx"
import { RequestsNearbyMail } from "#features/flight-requests/server/mails/requests-nearby-mail.tsx"
import type { Letter } from "./row.ts"

export const nearby: Letter<readonly ToldRequest[]> = {
  subject: (requests) => nearbyInWords(requests.length),
  body: (requests) => <RequestsNearbyMail requests={requests} />,
}

export const offerReceived: Letter<OfferReceived> = {
  subject: ({ flight }) => `Angebot zu deinem Gesuch: ${flight.title}`,
  body: (offer) => <OfferReceivedMail offer={offer} />,
}
