import { eq, sql } from "drizzle-orm"
import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { PASSENGER_EMAIL } from "#db/seed/people/demo-logins.ts"
import {
  cancelFlightPath,
  cancelPassengerPath,
} from "#features/bookings/cancellation/cancel-paths.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { vouchersTable } from "#features/vouchers/server/vouchers-table.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { hours } from "#platform/duration.ts"
import { HIDDEN_CONTACT } from "#platform/mask-contacts.ts"
import { formatEuro, formatWholeEuro } from "#platform/money.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { booksOfCheckout } from "#tests/support/books.ts"
import {
  arrive,
  axeFindings,
  DESKTOP,
  letIn,
  open,
  PHONE,
  signIn,
  visit,
} from "#tests/support/browser.ts"
import { fillInGift, takeGiftToCheckout } from "#tests/support/gift-steps.ts"
import { codeFor, mailsFor } from "#tests/support/mailbox.ts"
import { makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { textOfPdf } from "#tests/support/pdf-text.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { minutesAhead } from "#tests/support/test-clock.ts"

/*
 * Where money goes, from a gift to its return: every amount is worked out here from the rules and
 * looked up on the page, in the mail, in the PDF and in the ledger.
 */

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const PATIENCE = { timeout: 20_000 }

// three guests and the pilot share 237,00 €; the fee is a tenth, half-up
const COST = 23_700
const SHARE = Math.floor(COST / 4)
const FEE = Math.floor((SHARE + 5) / 10)
const PRICE = SHARE + FEE
const VOUCHER = 5_000
// less than 24 hours before: half of the share goes back, an odd cent is the guest's
const LATE_REFUND = Math.ceil(SHARE / 2)

async function idOf(email: string) {
  const [user] = await db.select().from(usersTable).where(eq(usersTable.email, email))
  if (!user) throw new Error(`nobody is called ${email}`)
  return user.id
}

const pilotOfFlights = await makePilotLogin(db)

async function offeredFlight(title: string, hoursAhead: number) {
  const departsAt = new Date(clock.now().getTime() + hours(hoursAhead))
  const totalCostCents = COST
  return makeFlight(db, { pilotId: pilotOfFlights.id, title, departsAt, totalCostCents })
}

/** The same with the demo passenger on it. */
async function bookedFlight(title: string, hoursAhead: number) {
  const flight = await offeredFlight(title, hoursAhead)
  const { id } = await makeBooking(db, { flight, passengerId: await idOf(PASSENGER_EMAIL) })
  return { flightId: flight.id, bookingId: id }
}

async function booksOf(bookingId: number): Promise<Record<string, number>> {
  const [booking] = await db
    .select({ checkoutId: bookingsTable.checkoutId })
    .from(bookingsTable)
    .where(eq(bookingsTable.id, bookingId))
  return booksOfCheckout(db, booking?.checkoutId ?? 0)
}

const COLLECTED = { captured: PRICE, share: -SHARE, fee: -FEE }

async function mailAbout(subject: string): Promise<string> {
  const [mail] = await db.select().from(mailsTable).where(eq(mailsTable.subject, subject))
  return mail?.text ?? ""
}

/** Presses the button that names the amount; page, mail and then the books say the same, each source for itself. */
async function cancels(page: Page, title: string, cents: number, creditCents = 0) {
  const amount = formatEuro(cents)
  await page.getByText("Zurück an dich").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("button", { name: `Stornieren, ${amount} zurück` }).click()
  await page
    .getByText(`${formatEuro(cents - creditCents)} sind auf dem Weg zurück zu dir`)
    .waitFor()
  if (creditCents > 0)
    await page.getByText(`${formatEuro(creditCents)} stehen wieder in deinem Guthaben`).waitFor()
  await expect.poll(() => mailAbout(`Storniert: ${title}`), PATIENCE).toContain(amount)
}

test("a guest gives a voucher, whoever gets it books with it and a card, and both come back", async () => {
  const inge = "inge.thomsen@aufwind.example"
  const title = "Mit Gutschein nach Juist"
  await makeGift(await visit(PHONE), inge)
  const receiver = await visit(DESKTOP)
  const { link, pdf } = await voucherInMailTo(receiver, inge)
  expect(pdf).toContain(`Fluggutschein über ${formatWholeEuro(VOUCHER)}`)
  const code = new URL(link, ownProduct.url).searchParams.get("code") ?? ""
  expect(pdf).toContain(code)

  const flight = await offeredFlight(title, 320)
  await open(receiver, link)
  await receiver.getByText("Gutschein gefunden").waitFor()
  expect(await axeFindings(receiver)).toEqual([])
  await bookWithVoucher(receiver, flight.id, inge)

  const pilot = await visit(PHONE)
  await signIn(pilot, pilotOfFlights.email)
  const request = pilot.getByRole("listitem").filter({ hasText: "Inge T." })
  // contact details stay hidden until the booking is confirmed
  await request.getByText(`Ruf mich an: ${HIDDEN_CONTACT}`).waitFor()
  await expect
    .poll(() => mailAbout(`Inge T. möchte mit: ${title}`), PATIENCE)
    .toContain(HIDDEN_CONTACT)
  await request.getByRole("button", { name: "Zusagen" }).first().click()
  await expect.poll(() => mailAbout(`Zugesagt: ${title}`), PATIENCE).toContain(formatEuro(PRICE))
  const [booking] = await db
    .select({ id: bookingsTable.id })
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flight.id))
  const bookingId = booking?.id ?? 0
  await expect
    .poll(() => booksOf(bookingId), PATIENCE)
    .toEqual({ ...COLLECTED, captured: PRICE - VOUCHER })
  expect(await voucherCents(code)).toBe(0)

  await open(receiver, cancelPassengerPath({ flightId: flight.id, bookingId }))
  await cancels(receiver, title, PRICE, VOUCHER)
  await expect.poll(() => booksOf(bookingId), PATIENCE).toEqual({})
  await expect.poll(() => voucherCents(code), PATIENCE).toBe(VOUCHER)
  await open(receiver, "/de/cockpit/guthaben")
  await receiver.getByText(title).first().waitFor()
  await receiver.getByText(formatEuro(VOUCHER)).first().waitFor()
  expect(await axeFindings(receiver)).toEqual([])
})

test("the clock at the click decides: too late keeps half and the fee, until the pilot waives it", async () => {
  const title = "Spät abgesagt"
  const booked = await bookedFlight(title, 24.1)
  expect(await booksOf(booked.bookingId)).toEqual(COLLECTED)
  const page = await visit(PHONE)
  await letIn(page, PASSENGER_EMAIL)
  await open(page, cancelPassengerPath(booked))
  const inTime = page.getByRole("button", { name: `Stornieren, ${formatEuro(PRICE)} zurück` })
  await inTime.waitFor()
  await minutesAhead(10, async () => {
    await inTime.click()
    await page.getByText("Noch nicht storniert.").waitFor()
    await cancels(page, title, LATE_REFUND)
  })
  const kept = { share: LATE_REFUND - SHARE, fee: -FEE }
  await expect
    .poll(() => booksOf(booked.bookingId), PATIENCE)
    .toEqual({ captured: PRICE - LATE_REFUND, ...kept })

  const pilot = await visit(PHONE)
  await signIn(pilot, pilotOfFlights.email)
  expect(await axeFindings(pilot)).toEqual([])
  const rest = formatEuro(PRICE - LATE_REFUND)
  const late = pilot.getByRole("listitem").filter({ hasText: `${rest} einbehalten` })
  await late.getByRole("link", { name: "Erlassen" }).last().click()
  await pilot.getByRole("button", { name: `${rest} erlassen` }).click()
  await pilot.getByText("Erlassen.", { exact: true }).waitFor()
  await expect.poll(() => booksOf(booked.bookingId), PATIENCE).toEqual({})
})

test("a pilot cancels for a guest, and for a whole flight with a new date that the guest takes", async () => {
  const one = await bookedFlight("Ohne dich", 400)
  const whole = await bookedFlight("Auf ein Neues", 500)
  const pilot = await visit(DESKTOP)
  await letIn(pilot, pilotOfFlights.email)
  await open(pilot, cancelPassengerPath(one))
  const all = formatEuro(PRICE)
  await pilot.getByRole("button", { name: `Absagen, ${all} zurück` }).click()
  await pilot.getByText("Wähle einen Grund").waitFor()
  await pilot.getByRole("radio", { name: /Wetter/ }).check()
  expect(await axeFindings(pilot)).toEqual([])
  await pilot.getByRole("button", { name: `Absagen, ${all} zurück` }).click()
  await pilot.getByText("Abgesagt.", { exact: true }).waitFor()
  await expect.poll(() => mailAbout("Abgesagt: Ohne dich"), PATIENCE).toContain(all)
  await expect.poll(() => booksOf(one.bookingId), PATIENCE).toEqual({})

  await open(pilot, cancelFlightPath(whole.flightId))
  await pilot.getByRole("radio", { name: /Neue Termine anbieten/ }).check()
  await pilot.getByRole("radio", { name: /Technik/ }).check()
  await pilot.getByLabel("Tag", { exact: true }).fill(addDays(isoDay(clock.now(), HOME_ZONE), 33))
  await pilot.getByLabel("Start um").fill("11:30")
  expect(await axeFindings(pilot)).toEqual([])
  await pilot.getByRole("button", { name: "Absagen und Termine anbieten" }).click()
  await pilot.getByText(/Deine Gäste haben die neuen Termine/).waitFor()

  const passenger = await visit(DESKTOP)
  await signIn(passenger, PASSENGER_EMAIL)
  const choice = passenger.getByRole("group", { name: "Neue Termine: Auf ein Neues" })
  await choice.waitFor()
  expect(await axeFindings(passenger)).toEqual([])
  await choice.getByRole("button", { name: /11:30 Uhr/ }).click()
  await passenger.getByText("Umgebucht. Du fliegst mit.").waitFor()
  await expect.poll(() => mailAbout("Umgebucht: Auf ein Neues"), PATIENCE).toContain("11:30 Uhr")
  // paid once, for the new date
  expect(await booksOf(whole.bookingId)).toEqual(COLLECTED)
})

test("on a phone the cockpit leads to the credit", async () => {
  const page = await visit(PHONE)
  await signIn(page, PASSENGER_EMAIL)
  await page.getByRole("main").getByRole("link", { name: "Guthaben", exact: true }).click()
  await arrive(page, "**/de/cockpit/guthaben")
  await page.getByRole("heading", { name: "Guthaben", level: 1 }).waitFor()
})

async function makeGift(page: Page, to: string) {
  await fillInGift(page, to)
  expect(await axeFindings(page)).toEqual([])
  await takeGiftToCheckout(page)
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel("Deine E-Mail-Adresse").fill("lena.und.paul@aufwind.example")
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click()
  await arrive(page, "**/de/kasse/zahlung/*")
  await page.getByText(formatEuro(VOUCHER)).first().waitFor()
  await page.getByRole("button", { name: "Bezahlen", exact: true }).click()
  await page.getByRole("heading", { name: "Der Gutschein ist bezahlt" }).waitFor()
  expect(await axeFindings(page)).toEqual([])
}

async function voucherInMailTo(page: Page, email: string) {
  await expect
    .poll(() => mailsFor(email), PATIENCE)
    .toContainEqual(expect.stringContaining("Ein Flug für dich"))
  const mailbox = await page.context().newPage()
  await mailbox.goto("/dev/postfach")
  const entry = mailbox.getByRole("listitem").filter({ hasText: email }).first()
  await entry.getByRole("link").first().click()
  const file = await mailbox.getByRole("link", { name: "fluggutschein.pdf" }).getAttribute("href")
  const pdf = textOfPdf(Buffer.from(file?.split(",")[1] ?? "", "base64"))
  const mail = mailbox.frameLocator("iframe")
  const link = mail.getByRole("link", { name: "Gutschein einlösen" })
  const { pathname, search } = new URL((await link.getAttribute("href")) ?? "")
  await mailbox.close()
  return { link: pathname + search, pdf }
}

async function voucherCents(code: string): Promise<number> {
  const [voucher] = await db
    .select({ id: vouchersTable.id })
    .from(vouchersTable)
    .where(eq(vouchersTable.code, code.replaceAll("-", "")))
  const { rows } = await db.execute<{ cents: number }>(sql`
    select -sum(e.amount_cents)::int as cents from ledger_entries e
    join ledger_accounts a on a.id = e.account_id where a.code = ${`voucher:${voucher?.id}`}`)
  return rows[0]?.cents ?? Number.NaN
}

async function bookWithVoucher(page: Page, flightId: number, email: string) {
  await open(page, flightPath(flightId))
  await page.getByText(formatEuro(PRICE)).first().waitFor()
  await page.getByRole("button", { name: "Platz sichern" }).last().click()
  await arrive(page, "**/de/kasse?*")
  await page.getByLabel("E-Mail").fill(email)
  await page.getByRole("button", { name: "Code schicken" }).click()
  const login = page.getByPlaceholder("000000")
  await login.waitFor()
  await login.fill(await codeFor(email))
  await login.waitFor({ state: "detached" })
  // the code of the voucher came along
  await page.getByRole("button", { name: "Einlösen" }).click()
  await page.getByText(`${formatEuro(VOUCHER)} von deinem Guthaben verwenden`).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel("Vorname und Nachname").fill("Inge Thomsen")
  await page.getByLabel("Gewicht mit Kleidung").fill("70")
  await page.getByRole("textbox", { name: "Gepäck" }).fill("4")
  await page.getByRole("textbox", { name: /^Nachricht an/ }).fill("Ruf mich an: 0171 2345678")
  await page.getByText("Ich bin einverstanden").click()
  await page.getByRole("button", { name: "Zahlungspflichtig buchen" }).click()
  await arrive(page, "**/de/kasse/zahlung/*")
  await page
    .getByText(formatEuro(PRICE - VOUCHER))
    .first()
    .waitFor()
  await page.getByRole("button", { name: "Bezahlen", exact: true }).click()
  await arrive(page, "**/de/kasse/erfolg?*")
  const charged = `${formatEuro(PRICE - VOUCHER)} ab, ${formatEuro(VOUCHER)} zahlt dein Guthaben`
  await page.getByText(`Dann buchen wir ${charged}`).waitFor()
}
