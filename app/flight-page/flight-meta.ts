import type { MetaDescriptor } from "react-router"
import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import { FLIGHT_KIND_LABELS } from "#features/flights/core/flight.ts"
import { isOffered } from "#features/flights/core/flight-state.ts"
import type { FlightView, OfferView } from "#features/flights/core/flight-view.ts"
import { formatEuro } from "#platform/money.ts"
import { formatShortDay, formatTime } from "#platform/time.ts"
import { type PageMeta, pageMeta } from "../page-meta.ts"
import { type PageAt, publicUrlOf } from "../public-address.ts"
import { trailForSearch } from "../trail-for-search.ts"
import { flightForSearch } from "./flight-structured-data.ts"

/*
 * What search engines and shared links say about a flight. The words come with the page's data, so
 * that browsers need not know how to find them.
 */

export function aboutFlight(flight: FlightView): PageMeta {
  const { title, departure, pilot } = flight
  const departsAt = new Date(flight.departsAt)
  const day = formatShortDay(departsAt, flight.timeZone)
  const time = formatTime(departsAt, flight.timeZone)
  const { totalCents } = priceOfSeat(flight.seatPriceCents, flight.feeRule)
  return {
    // many flights repeat a title; where and when it starts makes it one of its own
    title: `${title} ab ${departure.name}, ${day}, ${time}`,
    description: `${FLIGHT_KIND_LABELS[flight.kind]} ab ${departure.name} mit ${pilot.name}, privater Anbieter. ${formatEuro(totalCents)} pro Person, Servicegebühr inbegriffen.`,
    picture: `/teilen/flug/${flight.id}.png`,
    // only what somebody can still come along on is to be found
    isPrivate: !isOffered(flight.state),
  }
}

/** The same of an offer without a date, which is no event for search engines either. */
export function aboutOffer(offer: OfferView): PageMeta {
  const { title, departure, pilot } = offer
  const { totalCents } = priceOfSeat(offer.seatPriceCents, offer.feeRule)
  return {
    // short: a pilot's own title comes before it, and browsers cut at 70 letters
    title: `${title} ab ${departure.name}, flexibel`,
    description: `${FLIGHT_KIND_LABELS[offer.kind]} ab ${departure.name} mit ${pilot.name}, privater Anbieter, Termin nach Absprache. ${formatEuro(totalCents)} pro Person, Servicegebühr inbegriffen.`,
    // nobody can ask for a date yet, so nothing is offered that could be found
    isPrivate: true,
  }
}

interface FlightMeta {
  about: PageMeta
  flight: FlightView
}

export function flightMeta({ about, flight }: FlightMeta, at: PageAt): MetaDescriptor[] {
  return [
    ...pageMeta(about, at),
    ...(import.meta.env.SSR && !about.isPrivate
      ? [
          { "script:ld+json": flightForSearch(flight, publicUrlOf(at)) },
          {
            "script:ld+json": trailForSearch(
              [{ label: "Mitfliegen", href: "/de/suche" }, { label: flight.title }],
              at,
            ),
          },
        ]
      : []),
  ]
}
