import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { lapseHoldsQueue } from "#features/bookings/holds/server/lapse-holds.ts"
import { listVouchers } from "#features/vouchers/server/list-vouchers.ts"
import {
  availableCredit,
  findVoucher,
  listOwnVouchers,
} from "#features/vouchers/server/vouchers-queries.ts"
import { formatVoucherCode } from "#features/vouchers/voucher-code.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { minutes } from "#platform/duration.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats, orderOf } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { makeBoughtVoucher } from "#tests/support/voucher-steps.ts"

const db = await testDatabase()
const app = testApplication(db)
const admin = await makeUser(db, { isAdmin: true })
const PRICE = 6_875

const office = (id: number, step: string, ground: string) =>
  app.call("POST", `/api/vouchers/${id}/${step}`, { as: admin.id, body: { ground } })

const redeem = (as: number, code: string) =>
  app.call("POST", "/api/vouchers/redeem", { as, body: { code } })

const eventsOf = async (id: number) => {
  const rows = await db.select().from(eventsTable).where(eq(eventsTable.entityId, id))
  return rows.filter(({ entity }) => entity === "voucher")
}

/** A guest whose voucher of 50 € is reserved for an order that is not paid yet. */
async function reserved() {
  const guest = await makeUser(db)
  const voucher = await makeVoucher(db, { ownerId: guest.id, valueCents: 5_000 })
  const flight = await makeFlight(db)
  const { cookie, orderPath } = await holdSeats(app, flight.id, 1, guest.id)
  const order = (creditCents: number) => {
    const body = orderOf(1, { creditCents })
    return app.call("POST", orderPath, { as: guest.id, cookie, body })
  }
  expect((await order(5_000)).status).toBe(200)
  return { guest, voucher, order }
}

async function afterTheHold() {
  const then = clock.now().getTime() + minutes(16)
  const restore = setClockSource(() => new Date(then))
  await lapseHoldsQueue.run(db, null)
  await workOff(db)
  restore()
}

test("a blocked voucher keeps its balance, is redeemed by nobody, and comes back; each step once", async () => {
  const guest = await makeUser(db)
  const { id, code } = await makeVoucher(db)
  const blocks = [office(id, "block", "stolen"), office(id, "block", "misuse")]
  expect((await Promise.all(blocks)).map(({ status }) => status)).toEqual([200, 200])
  expect((await redeem(guest.id, code)).status).toBe(400)
  expect((await office(id, "block", "nonsense")).status).toBe(400)
  expect((await office(id, "unblock", "cleared")).status).toBe(200)
  expect((await office(id, "unblock", "cleared")).status).toBe(200)
  expect(await redeem(guest.id, code)).toMatchObject({ json: { balanceCents: 15_000 } })
  const steps = await eventsOf(id)
  expect(steps.map(({ kind }) => kind)).toEqual([
    "voucher.blocked",
    "voucher.unblocked",
    "voucher.redeemed",
  ])
  expect(steps[0]).toMatchObject({ actorId: admin.id, actorKind: "admin", toStatus: "blocked" })
  expect(["stolen", "misuse"]).toContain(steps[0]?.reason)
  expect(await brokenInvariants(db)).toEqual([])
})

test("what an open order has reserved of a blocked voucher stays, and comes back to it blocked", async () => {
  const { guest, voucher, order } = await reserved()
  expect((await office(voucher.id, "block", "misuse")).status).toBe(200)
  // the same order goes on, another one gets nothing
  expect((await order(5_000)).status).toBe(200)
  await afterTheHold()
  const [own] = await listOwnVouchers(db, guest.id)
  expect(own).toMatchObject({ status: "blocked", balanceCents: 5_000 })
  expect(await availableCredit(db, guest.id)).toBe(0)
  expect(await brokenInvariants(db)).toEqual([])
})

test("of two admins at once who replace a voucher both get the same new one, with the whole balance", async () => {
  const guest = await makeUser(db)
  const { id, code, validUntil } = await makeVoucher(db)
  const both = await Promise.all([office(id, "replace", "lost"), office(id, "replace", "stolen")])
  const [first, second] = both.map(({ json }) => Number(json.id))
  expect(first).toBe(second)
  expect((await redeem(guest.id, code)).json).toMatchObject({ code: "voucher-is-replaced" })
  const replacement = await findVoucher(db, first ?? 0)
  expect(replacement).toMatchObject({ replacesId: id, checkoutId: null, validUntil })
  const redeemed = await redeem(guest.id, replacement?.code ?? "")
  expect(redeemed.json).toMatchObject({ balanceCents: 15_000 })
  expect((await office(id, "unblock", "cleared")).status).toBe(422)
  expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(["voucher.replaced"])
  expect(await brokenInvariants(db)).toEqual([])
})

test("credit that was replaced stays in its account, and what comes back goes to the new one", async () => {
  const { guest, voucher } = await reserved()
  expect((await office(voucher.id, "replace", "stolen")).status).toBe(422)
  await makeVoucher(db, { ownerId: guest.id, valueCents: 2_500 })
  const [, other] = await listOwnVouchers(db, guest.id)
  expect((await office(other?.id ?? 0, "replace", "stolen")).status).toBe(200)
  expect(await availableCredit(db, guest.id)).toBe(2_500)
  await afterTheHold()
  expect(await availableCredit(db, guest.id)).toBe(7_500)
  expect(await brokenInvariants(db)).toEqual([])
})

test("money that comes back after its voucher was replaced is with the new one", async () => {
  const guest = await makeUser(db)
  const voucher = await makeVoucher(db, { ownerId: guest.id, valueCents: 10_000 })
  const flight = await makeFlight(db)
  const { cookie, orderPath } = await holdSeats(app, flight.id, 1, guest.id)
  const body = orderOf(1, { creditCents: PRICE })
  await app.call("POST", orderPath, { as: guest.id, cookie, body })
  await workOff(db)
  const { json } = await office(voucher.id, "replace", "stolen")
  expect(await availableCredit(db, guest.id)).toBe(10_000 - PRICE)
  const { rows } = await db.execute<{ id: number }>(
    `select id from bookings where flight_id = ${flight.id}`,
  )
  expect(
    (await app.call("POST", `/api/bookings/${rows[0]?.id}/withdraw`, { as: guest.id })).status,
  ).toBe(200)
  await workOff(db)
  const active = await listOwnVouchers(db, guest.id)
  expect(active.map(({ id, balanceCents }) => [id, balanceCents])).toEqual([
    [voucher.id, 0],
    [Number(json.id), 10_000],
  ])
  expect(await brokenInvariants(db)).toEqual([])
})

test("who withdraws from a voucher that was replaced gets its price back", async () => {
  const bought = await makeBoughtVoucher(db, app, { buyerEmail: "ersetzt@flug.example" })
  const { json } = await office(bought.id, "replace", "lost")
  const revoked = await app.call("POST", `/api/vouchers/${json.id}/revoke`, { as: admin.id })
  expect(revoked).toMatchObject({ status: 200, json: { status: "revoked" } })
  await workOff(db)
  const { rows } = await db.execute(
    `select status from payments where checkout_id = ${bought.checkoutId}`,
  )
  expect(rows).toEqual([{ status: "refunded" }])
  expect(await brokenInvariants(db)).toEqual([])
})

test("the list finds a voucher by code, its end, buyer, owner and number, by status and page by page", async () => {
  const owner = await makeUser(db, { firstName: "Gesa", lastName: "Ohlsen" })
  const { id, code } = await makeVoucher(db, {
    ownerId: owner.id,
    buyerEmail: "kauft.gern@flug.example",
    status: "blocked",
  })
  const query = { status: "alle", sort: "neueste", search: "", page: 1 } as const
  const found = async (search: string) =>
    (await listVouchers(db, { ...query, search })).entries.map((entry) => entry.id)
  for (const text of [
    code,
    formatVoucherCode(code).toLowerCase(),
    code.slice(-4),
    "KAUFT.GERN@",
    "gesa ohl",
    owner.email,
    String(id),
  ]) {
    expect(await found(text), text).toContain(id)
  }
  expect(await found("%")).toEqual([])
  const blocked = await listVouchers(db, { ...query, status: "gesperrt" })
  expect(
    blocked.entries.every(({ state: active }) => ["blocked", "replaced"].includes(active)),
  ).toBe(true)
  const last = await listVouchers(db, { ...query, page: 99 })
  expect(last.page).toBe(last.pageCount)
})
