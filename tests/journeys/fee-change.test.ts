import { and, eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { receiptsTable } from "#features/accounting/server/receipts-tables.ts"
import { APPROVALS_PATH } from "#features/approvals/approval-paths.ts"
import { checkoutPath } from "#features/bookings/checkout/checkout-paths.ts"
import { moneyOfBookingPath } from "#features/bookings/core/money-path.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { SETTINGS_PATH } from "#features/office-settings/settings-path.ts"
import { connectionUrl, readConnection } from "#platform/server/postgres/connection-file.ts"
import { layoutOf } from "#platform/server/postgres/data-dir-layout.ts"
import { serverUrlOf } from "#platform/server/postgres/server-role.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { orderOf } from "#tests/support/booking-steps.ts"
import { axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { signInByCode } from "#tests/support/http-steps.ts"
import { type HttpVisitor, httpVisitor } from "#tests/support/http-visitor.ts"
import { makeLogin, makePilotLogin } from "#tests/support/make-login.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { startProduct } from "#tests/support/start-product.ts"

/*
 * An owner asks for another fee on one process of the server, somebody of the finances agrees on the other; who
 * held a seat before pays what they saw, who comes after it the new fee, and every page, mail and receipt says so.
 */

// a world of its own, in which everybody pays another fee afterwards
const first = await startProduct()
const connection = readConnection(layoutOf(first.dataDir).connectionFile)
if (!connection) throw new Error("the product left no address of its database")
const second = await startProduct({
  DATABASE_URL: serverUrlOf(connectionUrl(connection)),
  DEMO: "1",
  TEST_CLOCK: first.testClock,
})
const { db, close } = openProductDatabase(first.dataDir)
afterAll(async () => {
  await close()
  await second.stop()
  await first.stop()
})

const pilot = await makePilotLogin(db)
const flight = await makeFlight(db, {
  pilotId: pilot.id,
  title: "Mit der Gebühr von heute",
  isInstantBooking: true,
})

const said = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("&nbsp;", " ")
const pageOf = async (visitor: HttpVisitor, path: string) =>
  said(await (await visitor.get(path)).text())

/** What visitors of both processes read within two seconds (quality.md), though both keep pages. */
async function untilBoth(price: string) {
  for (const url of [first.url, second.url]) {
    const shown = async () =>
      (await pageOf(httpVisitor(url), flightPath(flight.id))).includes(price)
    await expect
      .poll(shown, { message: `${price} at ${url}`, timeout: 2_000, interval: 100 })
      .toBe(true)
  }
}

interface Guest {
  visitor: HttpVisitor
  email: string
  id: number
}

async function newGuest(url: string, name: string): Promise<Guest> {
  const email = `${name}.${crypto.randomUUID()}@aufwind.example`
  const visitor = httpVisitor(url)
  return { visitor, email, id: await signInByCode(db, visitor, email) }
}

const hold = ({ visitor }: Guest, shownTotalCents: number) =>
  visitor.call("POST", "/api/checkouts", { flightId: flight.id, seats: 1, shownTotalCents })

/** Orders what is held and pays; everything that is said of it names this price, and this fee in it. */
async function payAndRead(
  guest: Guest,
  ref: string,
  price: { totalCents: number; total: string; fee: string },
) {
  const { visitor, email, id } = guest
  expect(await pageOf(visitor, checkoutPath(ref))).toContain(price.total)
  const order = orderOf(1, { shownTotalCents: price.totalCents })
  const { paymentPath } = await visitor.call("POST", `/api/checkouts/${ref}/order`, order)
  const payment = String(paymentPath).split("/").at(-1)
  await visitor.call("POST", `/api/trial-payments/${payment}`, { outcome: "pay" })
  const confirmed = () =>
    db
      .select()
      .from(bookingsTable)
      .where(and(eq(bookingsTable.passengerId, id), eq(bookingsTable.status, "confirmed")))
  // what is paid is booked by a job
  await expect.poll(confirmed, { timeout: 40_000 }).toHaveLength(1)
  const [booking] = await confirmed()
  if (!booking) throw new Error(`${email} has no booking`)
  expect(booking.seatPriceCents + booking.feeCents).toBe(price.totalCents)
  const money = () => pageOf(visitor, moneyOfBookingPath(booking.id))
  await expect.poll(money, { timeout: 10_000 }).toContain(price.fee)
  expect(await money()).toContain(price.total)
  const mails = async () => (await mailsTo(db, email)).map(({ text }) => said(text)).join("\n")
  await expect.poll(mails, { timeout: 40_000 }).toContain(price.total)
  expect(await mails()).toContain(price.fee)
  const receipts = () =>
    db
      .select({ feeCents: receiptsTable.feeCents, shareCents: receiptsTable.shareCents })
      .from(receiptsTable)
      .where(eq(receiptsTable.bookingId, booking.id))
  const { feeCents, seatPriceCents: shareCents } = booking
  await expect.poll(receipts, { timeout: 40_000 }).toEqual([{ feeCents, shareCents }])
}

async function typeFee(page: Page) {
  const card = page.getByRole("region", { name: "Servicegebühr" })
  await card.getByRole("button", { name: "Ändern … Servicegebühr" }).click()
  await card.getByLabel("Anteil").fill("12")
  await card.getByLabel("Mindestens").fill("7")
  await card.getByLabel("Höchstens").fill("60")
  await card.getByText("12 %").first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  await card.getByLabel("Warum").fill("Die Zahlungen sind teurer geworden.")
  await card.getByRole("button", { name: "Änderung beantragen" }).click()
  await card.getByText("Eine Änderung wartet.").waitFor()
}

test("an owner changes the fee with a second person: before and after, both processes charge what they have shown", async () => {
  const before = await newGuest(first.url, "vorher")
  const { ref: heldBefore } = await hold(before, 6_875)

  const owner = await makeLogin(db, { firstName: "Ute", officeRoles: ["owner"] })
  const finance = await makeLogin(db, { firstName: "Jan", officeRoles: ["finance"] })
  const asks = await visit({ ...DESKTOP, baseURL: first.url })
  await letIn(asks, owner.email, first)
  await open(asks, SETTINGS_PATH)
  await typeFee(asks)
  // nobody has agreed yet
  await untilBoth("68,75 €")

  const decides = await visit({ ...PHONE, baseURL: second.url })
  await letIn(decides, finance.email, { url: second.url, dataDir: first.dataDir })
  await open(decides, APPROVALS_PATH)
  const request = decides.getByRole("region", { name: "Einstellung ändern: Servicegebühr" })
  await request.getByText("10 % → 12 %").waitFor()
  await request.getByRole("button", { name: "Freigeben" }).click()
  await decides.getByText("Freigegeben und ausgeführt").waitFor()
  await untilBoth("70,00 €")

  // on the process that nobody has told, the former price is none any more
  const after = await newGuest(first.url, "nachher")
  await expect(hold(after, 6_875)).rejects.toThrow("price-changed")
  const { ref: heldAfter } = await hold(after, 7_000)
  await payAndRead(after, heldAfter, { totalCents: 7_000, total: "70,00 €", fee: "7,50 €" })
  await payAndRead(before, heldBefore, { totalCents: 6_875, total: "68,75 €", fee: "6,25 €" })
})
