import type { MetaDescriptor } from "react-router"
import { flightForSearch } from "#app/flight-structured-data.ts"
import { pageMeta } from "#app/page-meta.ts"
import { type PageAt, publicUrlOf } from "#app/public-address.ts"
import { trailForSearch } from "#app/trail-for-search.ts"
import { priceOfSeat } from "#features/flights/cost-sharing.ts"
import { FLIGHT_KIND_LABELS } from "#features/flights/flight.ts"
import { isOffered } from "#features/flights/flight-state.ts"
import type { FlightView, OfferView } from "#features/flights/flight-view.ts"
import { formatEuro } from "#platform/money.ts"
import { formatShortDay, formatTime } from "#platform/time.ts"

/** What search engines and shared links say about a flight; undefined: there is none to show. */
export function flightMeta(flight: FlightView | undefined, at: PageAt): MetaDescriptor[] {
  if (!flight) return pageMeta({})
  const { title, departure, pilot } = flight
  const departsAt = new Date(flight.departsAt)
  const day = formatShortDay(departsAt, flight.timeZone)
  const time = formatTime(departsAt, flight.timeZone)
  const { totalCents } = priceOfSeat(flight.seatPriceCents)
  // only what somebody can still come along on is to be found
  const isFindable = isOffered(flight.state)
  const picture = `/teilen/flug/${flight.id}.png`
  return [
    ...pageMeta(
      {
        // many flights repeat a title; where and when it starts makes it one of its own
        title: `${title} ab ${departure.code}, ${day}, ${time}`,
        description: `${FLIGHT_KIND_LABELS[flight.kind]} ab ${departure.name} mit ${pilot.name}, privater Anbieter. ${formatEuro(totalCents)} pro Person, Servicegebühr inbegriffen.`,
        picture,
        isPrivate: !isFindable,
      },
      at,
    ),
    ...(import.meta.env.SSR && isFindable
      ? [
          { "script:ld+json": flightForSearch(flight, publicUrlOf(at)) },
          {
            "script:ld+json": trailForSearch(
              [{ label: "Mitfliegen", href: "/de/suche" }, { label: title }],
              at,
            ),
          },
        ]
      : []),
  ]
}

/** The same of an offer without a date; without a date it is no event. */
export function offerMeta(offer: OfferView, at: PageAt): MetaDescriptor[] {
  const { title, departure, pilot } = offer
  const { totalCents } = priceOfSeat(offer.seatPriceCents)
  return pageMeta(
    {
      title: `${title}, Termin nach Absprache ab ${departure.name}`,
      description: `${FLIGHT_KIND_LABELS[offer.kind]} ab ${departure.name} mit ${pilot.name}, privater Anbieter, Termin nach Absprache. ${formatEuro(totalCents)} pro Person, Servicegebühr inbegriffen.`,
      // nobody can ask for a date yet, so nothing is offered that could be found
      isPrivate: true,
    },
    at,
  )
}
