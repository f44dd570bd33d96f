import { spawn } from "node:child_process"
import { eq } from "drizzle-orm"
import { expect, onTestFinished, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { receiptTexts } from "#features/accounting/server/pdf/receipt-texts.ts"
import { findReceipt } from "#features/accounting/server/receipts-queries.ts"
import { receiptsTable } from "#features/accounting/server/receipts-tables.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { feeSetting } from "#features/settings/descriptions/fee-setting.ts"
import type { FeeRule } from "#features/settings/fee-rule.ts"
import { currentVersion, readSettings } from "#features/settings/server/current-settings.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { checkoutOf, orderOf } from "#tests/support/booking-steps.ts"
import { testDatabaseWithUrl, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"

const { db, url } = await testDatabaseWithUrl()
const { call } = testApplication(db)

const DEARER: FeeRule = { ratePermille: 120, minCents: 700, maxCents: 6_000 }

const owner = await makeUser(db, { officeRoles: ["owner"] })
const finance = await makeUser(db, { officeRoles: ["finance"] })

const ask = async (value: FeeRule) => {
  const { number: basedOn } = currentVersion(feeSetting)
  const reason = "Die Zahlungen sind teurer geworden."
  const body = { value, basedOn, reason }
  const { json } = await call("PUT", "/api/settings/fee", { as: owner.id, body })
  return Number(json.approvalId)
}
const agree = async (id: number) => {
  const body = { verdict: "approved" }
  const answer = await call("POST", `/api/approvals/${id}/decision`, { as: finance.id, body })
  expect(answer).toMatchObject({ status: 200, json: { status: "executed" } })
}

/** Another process of the server, as far as it knows settings; says the fee each time it is another. */
function startOther() {
  const script = `
    import { openDatabase } from "#platform/server/db.ts"
    import { currentFeeRule } from "#features/settings/server/current-fee-rule.ts"
    import { followSettings, readSettings } from "#features/settings/server/current-settings.ts"
    const { db } = openDatabase(${JSON.stringify(url)}, { max: 1 })
    await readSettings(db)
    followSettings(db)
    let said
    setInterval(() => {
      const { ratePermille } = currentFeeRule()
      if (ratePermille !== said) console.log(said = ratePermille)
    }, 20)`
  const other = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  onTestFinished(() => void other.kill())
  let said = ""
  other.stdout.on("data", (piece: Buffer) => {
    said += piece
  })
  return () => said.trim().split("\n").map(Number)
}

test("what two people have decided on one process holds on another within two seconds, and not before", async () => {
  const known = startOther()
  await expect.poll(known, { timeout: 60_000 }).toEqual([100])
  const approval = await ask(DEARER)
  await agree(approval)
  await expect.poll(known, { timeout: 2_000 }).toEqual([100, 120])
  await readSettings(db)
  await agree(await ask(feeSetting.standard))
  await expect.poll(known, { timeout: 2_000 }).toEqual([100, 120, 100])
  await readSettings(db)
})

const flight = await makeFlight(db, { isInstantBooking: true })

async function hold(as: number, shownTotalCents: number) {
  const body = { flightId: flight.id, seats: 1, shownTotalCents }
  const held = await call("POST", "/api/checkouts", { as, body })
  expect(held).toMatchObject({ status: 201 })
  return checkoutOf(held)
}

const euros = (text: string) => text.replaceAll("\u00a0", " ")

/** Orders what is held and pays it; every word about it names this price, and this fee in it. */
async function payAndRead(
  guest: { id: number; email: string },
  { cookie, orderPath }: ReturnType<typeof checkoutOf>,
  said: { totalCents: number; total: string; fee: string },
) {
  const body = orderOf(1, { shownTotalCents: said.totalCents })
  const order = await call("POST", orderPath, { as: guest.id, cookie, body })
  const ref = String(order.json.paymentPath).split("/").at(-1)
  await call("POST", `/api/trial-payments/${ref}`, { body: { outcome: "pay" } })
  await workOff(db)
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.passengerId, guest.id))
  expect(booking).toMatchObject({ status: "confirmed", seatPriceCents: 6_250 })
  const mails = (await mailsTo(db, guest.email)).map(({ text }) => euros(text)).join("\n")
  expect(mails).toContain(said.total)
  expect(mails).toContain(said.fee)
  const [receipt] = await db
    .select()
    .from(receiptsTable)
    .where(eq(receiptsTable.bookingId, booking?.id ?? 0))
  expect(receipt).toMatchObject({ shareCents: 6_250, feeCents: said.totalCents - 6_250 })
  const actor = { kind: "user", userId: guest.id, isPilot: false, isAdmin: false } as const
  const full = receipt && (await findReceipt(db, actor, receipt))
  const rows = full && receiptTexts(full).parts.flatMap((part) => part.rows)
  const { feeCents } = receipt ?? {}
  expect(rows).toContainEqual({ label: "Servicegebühr", cents: feeCents, isSum: true })
}

test("who held a seat before the fee changed pays what they saw, who comes after it the new one; mail and receipt say so", async () => {
  const [before, after] = [await makeUser(db), await makeUser(db)]
  const heldBefore = await hold(before.id, 6_875)
  const approval = await ask(DEARER)
  // asked for is not decided
  const meanwhile = await makeUser(db)
  await hold(meanwhile.id, 6_875)
  await agree(approval)
  await readSettings(db)

  const body = { flightId: flight.id, seats: 1, shownTotalCents: 6_875 }
  expect(await call("POST", "/api/checkouts", { as: after.id, body })).toMatchObject({
    status: 422,
    json: { code: "price-changed" },
  })
  const heldAfter = await hold(after.id, 7_000)
  await payAndRead(after, heldAfter, { totalCents: 7_000, total: "70,00 €", fee: "7,50 €" })
  await payAndRead(before, heldBefore, { totalCents: 6_875, total: "68,75 €", fee: "6,25 €" })
  expect(await brokenInvariants(db)).toEqual([])
})
