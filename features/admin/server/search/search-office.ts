import { hasRight, type OfficeRight } from "#features/office-roles/office-right.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import {
  type HitGroup,
  type HitKind,
  MAX_HITS,
  type OfficeHit,
  type OfficeSearch,
} from "../../office-search.ts"
import { isSearchable, parseOfficeSearch } from "../../parse-office-search.ts"
import { findBookings, listBookings } from "./find-bookings.ts"
import { findFlights, listFlights } from "./find-flights.ts"
import { findPayments, listPayments } from "./find-payments.ts"
import { findPeople, listPeople } from "./find-people.ts"
import { findPlanes, listPlanes } from "./find-planes.ts"
import { listReceiptHits } from "./find-receipts.ts"
import { findVouchers, listVoucherHits } from "./find-vouchers.ts"
import { planByIndex } from "./plan-by-index.ts"

/**
 * Everything that somebody in the back office may mean and may see, kind by kind, a few of each. It shows what the lists
 * show; a look into one of them is written down by its page.
 */
export async function searchOffice(
  db: Db,
  actor: Pick<UserActor, "officeRoles">,
  typed: string,
): Promise<OfficeSearch> {
  const reading = parseOfficeSearch(typed)
  if (!isSearchable(reading)) return { groups: [] }
  return inTransaction(db, async (tx) => {
    await planByIndex(tx)
    const people = await findPeople(tx, reading)
    const planes = await findPlanes(tx, reading)
    const bookings = await findBookings(tx, reading, people)
    const flights = await findFlights(tx, reading, planes)
    const groups = [
      groupOf("person", await listPeople(tx, people)),
      groupOf("booking", await listBookings(tx, bookings)),
      groupOf("flight", await listFlights(tx, flights, hasRight(actor, "flights.read"))),
      groupOf("plane", await listPlanes(tx, planes)),
      groupOf("voucher", await listVoucherHits(tx, await findVouchers(tx, reading))),
      groupOf("receipt", await listReceiptHits(tx, reading)),
      groupOf("payment", await listPayments(tx, await findPayments(tx, reading))),
    ]
    return {
      groups: groups.filter(({ kind, hits }) => hits.length > 0 && maySee(actor, kind)),
    }
  })
}

/** What it takes to find a kind: the right of a page that shows it, any of several. */
const RIGHTS_OF_KINDS: Readonly<Record<HitKind, readonly OfficeRight[]>> = {
  person: ["people.read"],
  booking: ["bookings.read"],
  flight: ["bookings.read", "flights.read"],
  plane: ["people.read"],
  voucher: ["vouchers.read"],
  receipt: ["receipts.read"],
  payment: ["payments.read"],
  place: ["office.open"],
}

function maySee(actor: Pick<UserActor, "officeRoles">, kind: HitKind): boolean {
  return RIGHTS_OF_KINDS[kind].some((right) => hasRight(actor, right))
}

function groupOf(kind: HitKind, hits: readonly OfficeHit[]): HitGroup {
  return { kind, hits: hits.slice(0, MAX_HITS), hasMore: hits.length > MAX_HITS }
}
