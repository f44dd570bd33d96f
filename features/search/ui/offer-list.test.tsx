import { renderToStaticMarkup } from "react-dom/server"
import { StaticRouter } from "react-router"
import { expect, test } from "vitest"
import type { OfferCardData } from "../offer-card.ts"
import { OfferList } from "./offer-list.tsx"

const offer: OfferCardData = {
  id: 17,
  title: "Loreley, wenn die Sicht stimmt",
  kind: "round_trip",
  durationMinutes: 75,
  status: "published",
  topics: [],
  timeZone: "Europe/Berlin",
  departure: { code: "EDKB", name: "Bonn-Hangelar" },
  destination: { code: "EDKB", name: "Bonn-Hangelar" },
  freeSeats: 2,
  isInstantBooking: false,
  pilot: { id: 4, name: "Tobias B.", initials: "TB", photoId: null, rating: 5, reviewCount: 3 },
  picture: "/szenen/hills.svg",
  window: { from: "2027-06-01", to: "2027-08-31" },
  weekdays: [6, 7],
  totalCents: 8_800,
}

function show(list: Parameters<typeof OfferList>[0]): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <OfferList {...list} />
    </StaticRouter>,
  ).replaceAll("\u00a0", " ")
}

test("a line names the offer, when it is possible, what it costs and what the page does not say", () => {
  const atAirport = show({ offers: [offer], beside: "pilot" })
  expect(atAirport).toContain('href="/de/flug/17"')
  expect(atAirport).toContain("Rundflug 1 h 15")
  expect(atAirport).toContain("samstags und sonntags, 1. Juni 2027 bis 31. August 2027")
  expect(atAirport).toContain("88,00 €")
  expect(atAirport).toContain("mit Tobias B.")
  expect(show({ offers: [offer], beside: "departure" })).toContain("ab Bonn-Hangelar (EDKB)")
})

test("without an offer there is nothing, not even a heading", () => {
  expect(show({ offers: [], beside: "pilot" })).toBe("")
})
