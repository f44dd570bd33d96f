import type { Locator, Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { moneyOfBookingPath } from "#features/bookings/core/money-path.ts"
import { type Account, accounts, type MoveKind } from "#features/ledger/ledger.ts"
import { listMovesOn } from "#features/ledger/server/list-moves.ts"
import { accountPath, confirmPath, costsPath } from "#features/settlements/settlement-paths.ts"
import { formatEuro } from "#platform/money.ts"
import { endWait } from "#tests/support/bank-account-steps.ts"
import { arrive, axeFindings, DESKTOP, open, PHONE, signIn, visit } from "#tests/support/browser.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import {
  endObjections,
  type Guest,
  landedFlight,
  mailsAbout,
} from "#tests/support/settlement-steps.ts"

/*
 * A flight that has landed, from the pilot's bill to the money: every amount is worked out here from
 * the rules and looked up on the pages, in the mails and in the ledger.
 */

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const PATIENCE = { timeout: 20_000 }

// Mia has one seat, Ole has two; with the pilot they are four, and the fee is a tenth, half-up
const tenth = (cents: number) => Math.floor((cents + 5) / 10)
const PLANNED = 25_000
const RENTAL = 18_340
const LANDING = 3_150
const COST = RENTAL + LANDING
const PREPAID = PLANNED / 4
const SHARE = Math.floor(COST / 4)
const BACK = PREPAID + tenth(PREPAID) - SHARE - tenth(SHARE)

/** Follows the bell's newest entry with these words. */
async function followBell(page: Page, words: string) {
  await page.getByRole("button", { name: /^Benachrichtigungen/ }).click()
  await page.getByRole("link", { name: words }).first().click()
}

/** Each line of a bill as it is read, the amount behind its words. */
const linesOf = (part: Locator) => part.locator("dl > div").allTextContents()

const bare = (cents: number) => formatEuro(cents).replace(/\s*€$/, "")
const FORMULA = `Flugkosten${bare(COST)}÷geteilt durch3 + 1=ein Anteil${bare(SHARE)}`

const BILL = [
  `Mia B. 1 Platz, ${formatEuro(BACK)} zurück${formatEuro(SHARE)}`,
  `Ole B. 2 Plätze, ${formatEuro(2 * BACK)} zurück${formatEuro(2 * SHARE)}`,
  `Du bekommst${formatEuro(3 * SHARE)}`,
  `Du trägst selbst${formatEuro(COST - 3 * SHARE)}`,
]

test("a pilot settles a cheaper flight: guests get the difference back, the pilot the rest, to the cent", async () => {
  const title = "Billiger als gedacht"
  const { flightId, pilot, guests } = await landedFlight(db, title, { Mia: 1, Ole: 2 })
  const page = await visit(DESKTOP)
  await signIn(page, pilot.email)
  await page.getByRole("link", { name: `Abrechnen: ${title}` }).click()
  await arrive(page, `**${costsPath(flightId)}`)
  await page.getByLabel("Betrag").fill(bare(RENTAL))
  await page.getByRole("button", { name: "Posten hinzufügen" }).click()
  await page.getByLabel("Betrag").nth(1).fill(bare(LANDING))
  const preview = page.getByRole("region", { name: "So teilt es sich" })
  await expect.poll(() => linesOf(preview), PATIENCE).toEqual(BILL)
  expect(await preview.textContent()).toContain(FORMULA)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("button", { name: "Weiter: Wer war dabei?" }).click()
  await arrive(page, `**${confirmPath(flightId)}`)
  const bill = page.getByRole("region", { name: "Deine Abrechnung" })
  await expect.poll(() => linesOf(bill), PATIENCE).toEqual(BILL)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("button", { name: "Abrechnung einreichen" }).click()
  await arrive(page, `**${accountPath(flightId)}`)
  await page.getByText("Eingereicht.").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await giveAccount(page)
  await endWait(db, pilot.id)
  await open(page, accountPath(flightId))
  await page.getByText(`${pilot.firstName} ${pilot.lastName}`).waitFor()

  const [mia, ole] = guests
  if (!mia || !ole) throw new Error("two guests have booked")
  const guest = await visit(PHONE)
  await readStatement(guest, title, mia.email)

  await endObjections(db, flightId)
  // one mail for the flight, with the share of each guest
  const [paidOut] = await mailsAbout(db, `Ausgezahlt: ${title}`, pilot.email)
  for (const cents of [SHARE, 2 * SHARE, 3 * SHARE]) {
    expect(paidOut).toContain(formatEuro(cents))
  }
  await expect
    .poll(() => movedFor(pilot.id, guests), PATIENCE)
    .toEqual({ refunded: 3 * BACK, paidOut: 3 * SHARE, left: {}, ours: 3 * tenth(SHARE) })

  await open(page, "/de/cockpit")
  await followBell(page, `Ausgezahlt: ${title}`)
  await arrive(page, `**${confirmPath(flightId)}`)
  await page.getByText("Abgerechnet.").waitFor()
  expect(await page.getByText("Ausgezahlt", { exact: true }).count()).toBe(2)
  await page.getByRole("link", { name: "Ole B." }).click()
  await page.getByText(/Überwiesen am/).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await linesOf(page.getByRole("main"))).toEqual([
    `Vorausbezahlter Anteil${formatEuro(2 * PREPAID)}`,
    `Geht zurück${formatEuro(2 * (SHARE - PREPAID))}`,
    `Für dich${formatEuro(2 * SHARE)}`,
  ])
  await open(page, "/de/cockpit/zahlungen?teil=fluege")
  expect(await linesOf(page.getByRole("article", { name: title }))).toEqual([
    `Anteil von Mia B.${formatEuro(SHARE)}`,
    `Anteil von Ole B.${formatEuro(2 * SHARE)}`,
    `Nach der Abrechnung für dich${formatEuro(3 * SHARE)}`,
    `Davon an dich ausgezahlt${formatEuro(3 * SHARE)}`,
  ])
  await open(guest, moneyOfBookingPath(mia.bookingId))
  expect(await linesOf(guest.getByRole("article", { name: title }))).toEqual([
    `Bezahlt${formatEuro(PREPAID + tenth(PREPAID))}`,
    `Zurückbekommen${formatEuro(-BACK)}`,
    `Das bleibt ${formatEuro(SHARE)} Kostenanteil, ${formatEuro(tenth(SHARE))} Servicegebühr${formatEuro(SHARE + tenth(SHARE))}`,
  ])
})

/** The page of the settlement asks for it, and there it is given. */
async function giveAccount(page: Page) {
  await page.getByText("Wir wissen noch nicht, wohin.").waitFor()
  await page.getByRole("button", { name: "Bankkonto angeben" }).click()
  await page.getByLabel("IBAN").fill("DE89 3704 0044 0532 0130 00")
  await page.getByRole("button", { name: "Bankkonto speichern" }).click()
  await page.getByText(/^DE89 .*30\s?00$/).waitFor()
}

/** The guest of one seat is notified of the statement by mail and bell, and finds the pilot's numbers. */
async function readStatement(page: Page, title: string, email: string) {
  const [mail] = await mailsAbout(db, `Deine Abrechnung: ${title}`, email)
  for (const cents of [COST, SHARE, tenth(SHARE), BACK]) expect(mail).toContain(formatEuro(cents))
  await signIn(page, email)
  await followBell(page, `Deine Abrechnung ist da: ${title}`)
  await page.getByRole("link", { name: `Abrechnung ansehen : ${title}` }).click()
  await page.getByText(`${formatEuro(BACK)} zurück.`).waitFor()
  const main = page.getByRole("main")
  expect(await main.textContent()).toContain(FORMULA)
  expect(await linesOf(main)).toEqual([
    `Miete des Flugzeugs${formatEuro(RENTAL)}`,
    `Landegebühr${formatEuro(LANDING)}`,
    `Flugkosten${formatEuro(COST)}`,
    `Kostenanteil${formatEuro(SHARE)}`,
    `Servicegebühr${formatEuro(tenth(SHARE))}`,
    `Das zahlst du${formatEuro(SHARE + tenth(SHARE))}`,
  ])
  expect(await axeFindings(page)).toEqual([])
}

/** What the ledger has sent back and out, what is ours of it, and what is still owed to these people. */
async function movedFor(pilotId: number, guests: readonly Guest[]) {
  const own = [
    accounts.pilotPayable(pilotId),
    ...guests.flatMap(({ bookingId, checkoutId }) => [
      accounts.bookingShare(bookingId),
      accounts.bookingFee(bookingId),
      accounts.checkoutPaid(checkoutId),
    ]),
  ]
  const moves = await listMovesOn(db, { accounts: own })
  const sum = ({ code }: Account, kind?: MoveKind) =>
    moves
      .filter((move) => kind === undefined || move.kind === kind)
      .flatMap(({ lines }) => lines.filter((line) => line.account.code === code))
      .reduce((total, { amountCents }) => total + amountCents, 0)
  const captured = accounts.captured("trial")
  const left = own
    .map((account) => [account.code, sum(account)] as const)
    .filter(([, cents]) => cents)
  return {
    refunded: 0 - sum(captured, "payment.partially_refunded"),
    paidOut: 0 - sum(captured, "transfer.done"),
    ours: 0 - sum(accounts.earnedFees()) - sum(accounts.owedVat()),
    left: Object.fromEntries(left),
  }
}
