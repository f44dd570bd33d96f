import { and, eq, gt, isNull, ne, or, sql } from "drizzle-orm"
import { bookingsTable, checkoutsTable } from "#features/bookings/core/server/bookings-tables.ts"
import {
  type CheckoutVisitor,
  hashCheckoutSecret,
} from "#features/bookings/core/server/checkout-secret.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { type HeldBeside, type HoldRefusal, LAPSED_GUESTS_MS, refusalOfHold } from "../hold-caps.ts"
import { type HoldEnd, type HoldTime, isHoldEnd, timeOfHold } from "../hold-time.ts"
import { hashNetwork } from "./network-hash.ts"
import { listOwnHolds } from "./own-holds.ts"
import { findFormerTime } from "./times-of-holds.ts"

/** Who wants seats to be held: a visitor, and the network address from which they ask. */
export interface HoldAsker extends CheckoutVisitor {
  address: string
}

interface WantedHold {
  flight: FlightRow
  seats: number
  /** Of more seats: the booking that they are for. */
  addsToId: number | null
}

interface PlannedHold {
  time: HoldTime
  networkHash: string | null
}

/**
 * Lets the holds of a browser, of an account and of guests in one network be made one after the other, on
 * whichever flights, so that what is counted is true. Before the rows, and in one order.
 */
export async function lockHoldsOf(tx: Db, asker: HoldAsker): Promise<void> {
  const { secret, user } = asker
  const holders = [
    ...(secret ? [`browser/${hashCheckoutSecret(secret)}`] : []),
    user ? `account/${user.userId}` : `network/${hashNetwork(asker.address)}`,
  ]
  await tx.execute(sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended('holds/' || holder, 0) as key
      from unnest(${sql.param(holders)}::text[]) as holder order by key
    ) as keys`)
}

/**
 * Until when seats are held for somebody; `lockHoldsOf` was called and the flight is locked.
 * @throws DomainError where they hold too much, have held it for long enough, or should first prove an address
 */
export async function planHold(tx: Db, asker: HoldAsker, wanted: WantedHold): Promise<PlannedHold> {
  const { flight, addsToId } = wanted
  await refuseTooMuch(tx, asker, wanted)
  const former = await findFormerTime(tx, asker, { flightId: flight.id, addsToId })
  const time = timeOfHold({ isProven: asker.user !== null, now: clock.now() }, former)
  if (isHoldEnd(time)) throw holdEnded(time)
  return { time, networkHash: asker.user ? null : hashNetwork(asker.address) }
}

/** Refuses so many seats where too much is held already, by them or by guests whom nobody knows. */
export async function refuseTooMuch(
  tx: Db,
  asker: HoldAsker,
  { flight, seats }: Pick<WantedHold, "flight" | "seats">,
): Promise<void> {
  const isProven = asker.user !== null
  const beside = await countBeside(tx, asker, flight)
  const refusal = refusalOfHold({ isProven, seats }, beside)
  if (refusal) throw tooMuch(refusal)
}

async function countBeside(tx: Db, asker: HoldAsker, flight: FlightRow): Promise<HeldBeside> {
  const holds = await listOwnHolds(tx, asker)
  // what the waitlist offers is nobody's hoarding
  const others = holds.filter((hold) => hold.flightId !== flight.id && !hold.isOffered)
  // a start that is proposed holds no seats
  const isFree = asker.user !== null || flight.schedule === "flexible"
  return {
    ofBrowser: others.filter(({ isOfBrowser }) => isOfBrowser).map(({ title }) => title),
    ofAccount: others.filter(({ isOfAccount }) => isOfAccount).map(({ title }) => title),
    ...(isFree ? NO_GUESTS : await countGuests(tx, asker, flight)),
  }
}

const NO_GUESTS = {
  guestsOnFlight: 0,
  lapsedGuestsOnFlight: 0,
  guestsInNetwork: 0,
  guestSeatsInNetwork: 0,
}

async function countGuests(tx: Db, { secret, address }: HoldAsker, flight: FlightRow) {
  const { status, flightId, holdUntil, passengerId, proposedDepartsAt, seats } = bookingsTable
  const { secretHash, networkHash } = checkoutsTable
  const now = clock.now()
  const isLive = sql`${status} = 'held' and ${gt(holdUntil, now)}`
  const isHere = eq(flightId, flight.id)
  const isNear = eq(networkHash, hashNetwork(address))
  // their own former hold on this flight is replaced
  const isBeside = secret && or(ne(flightId, flight.id), ne(secretHash, hashCheckoutSecret(secret)))
  const number = (value: ReturnType<typeof sql>) => sql<number>`${value}`.mapWith(Number)
  const [counted] = await tx
    .select({
      guestsOnFlight: number(sql`count(*) filter (where ${isLive} and ${isHere})`),
      lapsedGuestsOnFlight: number(
        sql`count(distinct ${secretHash}) filter (where ${status} = 'lapsed' and ${isHere})`,
      ),
      guestsInNetwork: number(sql`count(*) filter (where ${isLive} and ${isNear})`),
      guestSeatsInNetwork: number(
        sql`coalesce(sum(${seats}) filter (where ${isLive} and ${isNear}), 0)`,
      ),
    })
    .from(bookingsTable)
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, bookingsTable.checkoutId))
    .where(
      and(
        isNull(passengerId),
        isNull(proposedDepartsAt),
        or(
          and(eq(status, "held"), gt(holdUntil, now)),
          and(
            isHere,
            eq(status, "lapsed"),
            gt(holdUntil, new Date(now.getTime() - LAPSED_GUESTS_MS)),
          ),
        ),
        isBeside || undefined,
      ),
    )
  if (!counted) throw new Error("an aggregate has a row")
  return counted
}

function tooMuch(refusal: HoldRefusal): DomainError {
  if (refusal.reason !== "too-many-flights") return addressNeeded(WHY_ADDRESS[refusal.reason])
  const titles = refusal.titles.map((title) => `„${title}“`)
  return new DomainError(
    "too-many-holds",
    "invalid",
    `Für dich sind schon Plätze auf ${titles.length} Flügen gehalten: ${titles.slice(0, -1).join(", ")} und ${titles.at(-1)}. Bestell einen davon oder gib ihn an der Kasse frei, dann geht es hier weiter.`,
  )
}

const WHY_ADDRESS = {
  "flight-needs-address": "Auf diesem Flug sind gerade schon andere an der Kasse.",
  "network-needs-address": "Aus deinem Netz sind gerade schon mehrere an der Kasse.",
} as const

/** Why seats that were held are not held anew. */
export function holdEnded(end: HoldEnd): DomainError {
  if (end.reason === "address-needed") {
    return addressNeeded("Ohne bestätigte E-Mail-Adresse halten wir Plätze zweimal 5 Minuten.")
  }
  return new DomainError(
    "held-too-long",
    "invalid",
    `Du hast diese Plätze jetzt lange gehalten, andere möchten auch mitfliegen. Ab ${formatInstant(end.again, HOME_ZONE)} kannst du sie dir wieder sichern.`,
  )
}

function addressNeeded(why: string): DomainError {
  return new DomainError(
    "address-needed",
    "invalid",
    `${why} Melde dich mit deiner E-Mail-Adresse an, ein Code genügt, dann halten wir dir die Plätze 15 Minuten.`,
  )
}
