import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import { FLIGHT_KIND_LABELS } from "#features/flights/core/flight.ts"
import { findPublicFlight } from "#features/flights/core/server/find-public-flight.ts"
import { sceneOf } from "#features/flights/core/server/scene-of-flight.ts"
import { airportTitle } from "#features/places/airport.ts"
import { parseRegionAddress } from "#features/places/region-address.ts"
import { getAirportByCode } from "#features/places/server/airports-queries.ts"
import { findSoon } from "#features/search/server/find-soon.ts"
import { factsOf } from "#features/search/server/soon-figures.ts"
import type { TopicFacts } from "#features/search/topic-facts.ts"
import { currentFeeRule } from "#features/settings/server/current-fee-rule.ts"
import { DomainError } from "#platform/errors.ts"
import { formatEuro } from "#platform/money.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import type { Db } from "#platform/server/db.ts"
import { formatDay, formatTime } from "#platform/time.ts"
import type { SharePicture } from "../share-card.ts"
import { getContentExtras } from "./content-extras.ts"
import { findContentPage } from "./content-pages.ts"
import { getRegionPage } from "./region-page.ts"

/** A flight that anybody may see; undefined otherwise. */
export async function findFlightPicture(
  db: Db,
  flightId: number,
): Promise<SharePicture | undefined> {
  const found = await findPublicFlight(db, flightId)
  if (!found) return undefined
  const { flight, departure, destination } = found.detail
  const start = found.startsAt
  const isLoop = departure.code === destination.code
  return {
    text: {
      brand: PRODUCT_NAME,
      headline: flight.title,
      detail: start
        ? `${formatDay(start, flight.timeZone)}, ${formatTime(start, flight.timeZone)} Uhr ab ${departure.name}`
        : `Termin nach Absprache, ab ${departure.name}`,
      route: {
        from: departure.code,
        to: isLoop ? FLIGHT_KIND_LABELS[flight.kind] : destination.code,
      },
      figure: {
        value: formatEuro(priceOfSeat(flight.seatPriceCents, currentFeeRule()).totalCents),
        label: "pro Person, alles drin",
      },
    },
    scene: sceneOf(found.drawn),
  }
}

export async function findAirportPicture(db: Db, code: string): Promise<SharePicture | undefined> {
  const airport = await getAirportByCode(db, code).catch((error: unknown) => {
    if (error instanceof DomainError && error.kind === "not-found") return undefined
    throw error
  })
  if (!airport) return undefined
  const facts = await factsOf(db, await findSoon(db, { airportIds: [airport.id] }))
  return {
    text: {
      brand: PRODUCT_NAME,
      headline: airportTitle(airport),
      detail: `${airport.code} · ${[airport.town, airport.region].filter(Boolean).join(", ")}`,
      figure: startingPrice(facts),
    },
    scene: { terrain: "lowland", time: "day", seed: airport.id },
  }
}

/** The page at `/de/{slug}`: a text, a topic or a region; `start` is home. */
export async function findPagePicture(db: Db, slug: string): Promise<SharePicture | undefined> {
  if (slug === "start") return HOME
  const address = parseRegionAddress(slug)
  if (address) {
    const { title, page, facts } = await getRegionPage(db, address)
    return pictureOfPage({ ...page, slug, title }, facts)
  }
  const page = findContentPage(slug)
  if (!page) return undefined
  const extras = await getContentExtras(db, slug)
  return pictureOfPage(page, extras.kind === "topic" ? extras.facts : null)
}

const HOME: SharePicture = {
  text: {
    brand: PRODUCT_NAME,
    headline: "Jemand fliegt sowieso. Flieg mit.",
    detail: "Private Pilotinnen und Piloten nehmen dich mit und teilen die Kosten.",
  },
  scene: { terrain: "islands", time: "dawn", seed: 8 },
}

type PictureTexts = Pick<
  NonNullable<ReturnType<typeof findContentPage>>,
  "slug" | "title" | "lead" | "terrain" | "time"
>

function pictureOfPage(page: PictureTexts, facts: TopicFacts | null): SharePicture {
  return {
    text: {
      brand: PRODUCT_NAME,
      headline: page.title,
      detail: page.lead,
      figure: startingPrice(facts),
    },
    scene: { terrain: page.terrain, time: page.time, seed: seedOf(page.slug) },
  }
}

function startingPrice(facts: TopicFacts | null | undefined) {
  return facts ? { value: `ab ${formatEuro(facts.fromCents)}`, label: "pro Person" } : undefined
}

function seedOf(slug: string): number {
  return [...slug].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
}
