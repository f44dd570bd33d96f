import type { Email } from "postal-mime"
import { afterEach, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { findVoucherCheckout } from "#features/bookings/voucher-checkout/server/find-voucher-checkout.ts"
import { openVoucherCheckout } from "#features/bookings/voucher-checkout/server/open-voucher-checkout.ts"
import { orderVoucher } from "#features/bookings/voucher-checkout/server/order-voucher.ts"
import { motifMailPicturePath } from "#features/mail-kit/mail-picture-paths.ts"
import { NOTIFICATION_RULES } from "#features/notifications/server/notification-rules.ts"
import type { PaymentMeans } from "#features/payments/payment.ts"
import { deliverVouchersQueue } from "#features/vouchers/server/deliver-vouchers.ts"
import { endVouchersQueue } from "#features/vouchers/server/end-vouchers.ts"
import type { VoucherRow } from "#features/vouchers/server/vouchers-table.ts"
import { formatVoucherCode } from "#features/vouchers/voucher-code.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { days } from "#platform/duration.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats, orderOf } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { factsIn, seenIn } from "#tests/support/mail-facts.ts"
import { receiveMails } from "#tests/support/smtp.ts"

const received = receiveMails()
const db = await testDatabase()
const app = testApplication(db)
const admin = await makeUser(db, { isAdmin: true })

let restoreClock = () => {}
afterEach(() => restoreClock())

function clockAt(time: number) {
  restoreClock()
  restoreClock = setClockSource(() => new Date(time))
}

/** Who should get the mail, and the voucher that it is about. */
interface Scene {
  to: string
  voucher: VoucherRow
}

let scenes = 0

/** A voucher of 100 € that a guest has ordered and pays, for somebody with another address. */
async function bought(outcomes: readonly string[], means: PaymentMeans = "card", isOnDay = false) {
  scenes += 1
  const [buyer, recipient] = [`kauft${scenes}@flug.example`, `bekommt${scenes}@flug.example`]
  const secret = `secret ${scenes}`
  const input = {
    valueCents: 10_000,
    motif: "see",
    recipientName: "Inge & Jan",
    senderName: "Lena",
    greeting: "Einmal selbst nachsehen.",
    delivery: isOnDay ? "date" : "now",
    deliverOn: isOnDay ? addDays(isoDay(clock.now(), HOME_ZONE), 3) : "",
    recipientEmail: recipient,
  } as const
  const bought = await openVoucherCheckout(db, null, input, secret)
  const order = { buyerEmail: buyer, shownTotalCents: 10_000, means }
  const { ref } = await orderVoucher(db, null, { ref: bought, secret }, order)
  for (const outcome of outcomes) {
    const { status } = await app.call("POST", `/api/trial-payments/${ref}`, { body: { outcome } })
    expect(status).toBe(200)
    await workOff(db)
  }
  const checkout = await findVoucherCheckout(db, { secret, user: null }, bought)
  if (!checkout) throw new Error("the checkout is gone")
  return { buyer, recipient, voucher: checkout.voucher }
}

const toBuyer = ({ buyer: to, voucher }: Awaited<ReturnType<typeof bought>>) => ({ to, voucher })
const toRecipient = ({ recipient: to, voucher }: Awaited<ReturnType<typeof bought>>) => {
  return { to, voucher }
}

async function office(voucher: VoucherRow, step: string, ground: string) {
  const call = { as: admin.id, body: { ground } }
  const { status, json } = await app.call("POST", `/api/vouchers/${voucher.id}/${step}`, call)
  expect(status).toBe(200)
  await workOff(db)
  return json
}

async function redeemed(): Promise<Scene> {
  const gift = await bought(["pay"])
  const { id: as } = await makeUser(db)
  await app.call("POST", "/api/vouchers/redeem", { as, body: { code: gift.voucher.code ?? "" } })
  return toBuyer(gift)
}

async function revoked(): Promise<Scene> {
  const gift = await bought(["pay"])
  await app.call("POST", `/api/vouchers/${gift.voucher.id}/revoke`, { as: admin.id })
  return toBuyer(gift)
}

/** Withdrawn from while a flight had some of it, which then gives it back. */
async function restTakenBack(): Promise<Scene> {
  const gift = await bought(["pay"])
  const { id: as } = await makeUser(db)
  await app.call("POST", "/api/vouchers/redeem", { as, body: { code: gift.voucher.code ?? "" } })
  const flight = await makeFlight(db)
  const { cookie, orderPath } = await holdSeats(app, flight.id, 1, as)
  const body = orderOf(1, { creditCents: 6_875 })
  await app.call("POST", orderPath, { as, cookie, body })
  await workOff(db)
  await app.call("POST", `/api/vouchers/${gift.voucher.id}/revoke`, { as: admin.id })
  const { rows } = await db.execute<{ id: number }>(
    `select id from bookings where flight_id = ${flight.id}`,
  )
  await app.call("POST", `/api/bookings/${rows[0]?.id}/withdraw`, { as })
  return toBuyer(gift)
}

async function expiring(): Promise<Scene> {
  const owner = await makeUser(db)
  const validUntil = new Date(clock.now().getTime() + days(59))
  const voucher = await makeVoucher(db, { ownerId: owner.id, valueCents: 10_000, validUntil })
  await endVouchersQueue.run(db, null)
  return { to: owner.email, voucher }
}

async function onItsDay(): Promise<Scene> {
  const gift = await bought(["pay"], "card", true)
  clockAt(clock.now().getTime() + days(4))
  await deliverVouchersQueue.run(db, null)
  return toRecipient(gift)
}

async function stepped(...steps: [step: string, ground: string][]): Promise<Scene> {
  const gift = await bought(["pay"])
  for (const [step, ground] of steps) await office(gift.voucher, step, ground)
  return toRecipient(gift)
}

async function reissued(): Promise<Scene> {
  const gift = await bought(["pay"])
  const { id } = await office(gift.voucher, "replace", "lost")
  const { rows } = await db.execute<{ code: string }>(
    `select code from vouchers where id = ${Number(id)}`,
  )
  return { to: gift.recipient, voucher: { ...gift.voucher, code: rows[0]?.code ?? "" } }
}

const PRICE = "100,00 €"

interface Expected {
  happens(): Promise<Scene>
  subject: string
  says: string[]
  /** The code and the PDF are for this reader. */
  isCarried?: true
  /** The receipt of what was paid, or its correction, goes along. */
  hasReceipt?: true
}

const LETTERS: Record<string, Expected> = {
  "voucher.activated buyer": {
    happens: async () => toBuyer(await bought(["pay"])),
    subject: "Dein Fluggutschein über 100 €",
    says: ["Der Gutschein ist bezahlt", "14 Tage lang ohne Gründe widerrufen", "bekommt"],
    hasReceipt: true,
  },
  "voucher.delivered recipient": {
    happens: onItsDay,
    subject: "Ein Flug für dich, geschenkt von Lena",
    says: ["Einmal selbst nachsehen.", "Tag und Ziel suchst du aus"],
    isCarried: true,
  },
  "voucher.redeemed buyer": {
    happens: redeemed,
    subject: "Dein Geschenk ist angekommen",
    says: ["sehen nur die Beschenkten"],
  },
  "voucher.revoked buyer": {
    happens: revoked,
    subject: "Dein Gutschein ist zurückgenommen",
    says: ["gehen dorthin zurück"],
    hasReceipt: true,
  },
  "voucher.rest_taken_back buyer": {
    happens: restTakenBack,
    subject: "Auch der Rest deines Gutscheins kommt zurück",
    says: ["68,75 € gehen jetzt auch dorthin"],
    hasReceipt: true,
  },
  "voucher.expiring recipient": {
    happens: expiring,
    subject: "Dein Fluggutschein läuft bald ab",
    says: ["Es zählt der Tag, an dem du buchst"],
  },
  "payment.processing buyer": {
    happens: async () => toBuyer(await bought(["debit"], "sepa")),
    subject: "Dein Fluggutschein über 100 €: Lastschrift",
    says: ["3–6 Bankarbeitstage", "Dann geht er gleich an bekommt"],
  },
  "payment.failed buyer": {
    happens: async () => toBuyer(await bought(["debit", "bounce"], "sepa")),
    subject: "Die Lastschrift für deinen Fluggutschein hat nicht geklappt",
    says: ["nicht gezahlt", "Noch einmal bestellen"],
  },
  "voucher.blocked holder": {
    happens: () => stepped(["block", "misuse"]),
    subject: "Dein Fluggutschein ist gesperrt",
    says: ["Was darauf ist, bleibt darauf"],
  },
  "voucher.unblocked holder": {
    happens: () => stepped(["block", "misuse"], ["unblock", "cleared"]),
    subject: "Dein Fluggutschein gilt wieder",
    says: ["Die Sperre ist aufgehoben"],
  },
  "voucher.reissued holder": {
    happens: reissued,
    subject: "Dein Fluggutschein hat einen neuen Code",
    says: ["Der alte Code gilt nicht mehr"],
    isCarried: true,
  },
  "voucher.sent_again holder": {
    happens: () => stepped(["sending", "not_arrived"]),
    subject: "Hier ist dein Fluggutschein noch einmal",
    says: ["es ist derselbe"],
    isCarried: true,
  },
}

const rows = NOTIFICATION_RULES.filter(({ who }) => ["buyer", "recipient", "holder"].includes(who))
const nameOf = ({ on, who }: { on: string; who: string }) => `${on} ${who}`

test("every voucher rule that sends mail has its template here, and every template its rule", () => {
  expect(Object.keys(LETTERS).toSorted()).toEqual(rows.map(nameOf).toSorted())
})

test.each(Object.entries(LETTERS))(
  "%s arrives with its facts, the same in text and HTML, its code only where it may",
  async (_, { happens, subject, says, isCarried, hasReceipt }) => {
    const { to, voucher } = await happens()
    await workOff(db)
    const mail = onlyMail(to, subject)
    const { text, html } = seenIn(mail)
    for (const fact of [PRICE, ...says]) {
      expect.soft(text, "text").toContain(fact)
      expect.soft(html, "HTML").toContain(fact)
    }
    expect(factsIn(text)).toEqual(factsIn(html))
    expect(mail.html).toContain(motifMailPicturePath("see"))
    const code = formatVoucherCode(voucher.code ?? "no code yet")
    expect(text.includes(code), "the code").toBe(isCarried === true)
    const files = mail.attachments.map(({ filename }) => filename)
    expect(files).toEqual([
      ...(isCarried ? ["fluggutschein.pdf"] : []),
      ...(hasReceipt ? [expect.stringMatching(/^AW-\d{4}-\d{6}\.pdf$/)] : []),
    ])
  },
)

test("a recipient whose voucher is not delivered yet gets no mail from the back office", async () => {
  const gift = await bought(["pay"], "card", true)
  await office(gift.voucher, "block", "wish")
  await office(gift.voucher, "replace", "lost")
  expect(received.filter((mail) => mail.to?.[0]?.address === gift.recipient)).toEqual([])
  onlyMail(gift.buyer, "Dein Fluggutschein ist gesperrt")
})

function onlyMail(to: string, subject: string): Email {
  const even = (text: string | undefined) => text?.replaceAll("\u00a0", " ")
  const found = received.filter(
    (mail) => mail.to?.[0]?.address === to && even(mail.subject) === subject,
  )
  const subjects = received.map((mail) => `${mail.subject} -> ${mail.to?.[0]?.address}`)
  expect(found, `${subject} -> ${to} among\n${subjects.join("\n")}`).toHaveLength(1)
  return found[0] as Email
}
