import { eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { eventsTable } from "#platform/server/events.ts"
import { resetAllRateLimits } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { formatVoucherCode } from "../voucher-code.ts"
import { endVouchersQueue } from "./end-vouchers.ts"
import { redeemByForm } from "./redeem-by-form.ts"
import { redeemVoucher } from "./redeem-voucher.ts"
import { availableCredit, findVoucher } from "./vouchers-queries.ts"

const db = await testDatabase()
const app = testApplication(db)

const asUser = (userId: number): UserActor => {
  return { kind: "user", userId, isPilot: false, isAdmin: false }
}
const ADDRESS = "198.51.100.7"

let restoreClock = () => {}
afterEach(async () => {
  restoreClock()
  restoreClock = () => {}
  await resetAllRateLimits(db)
})

const redeem = (userId: number, code: string, address = ADDRESS) =>
  redeemVoucher(db, asUser(userId), { code, address })

/** What the page says to a code that is typed there. */
async function refusalOf(code: string, user: UserActor | null) {
  const form = new FormData()
  form.set("code", code)
  return (await redeemByForm(db, form, { user, address: ADDRESS })).refused ?? "redeemed"
}

test("a code binds its voucher to the account, however it is typed, and a double click changes nothing", async () => {
  const guest = await makeUser(db)
  const { id, code } = await makeVoucher(db)
  const typed = ` ${formatVoucherCode(code).toLowerCase()} `
  const [first, second] = await Promise.all([redeem(guest.id, typed), redeem(guest.id, code)])
  expect([first.balanceCents, second.balanceCents]).toEqual([15_000, 15_000])
  expect(await availableCredit(db, guest.id)).toBe(15_000)
  const told = await db.select().from(eventsTable).where(eq(eventsTable.kind, "voucher.redeemed"))
  expect(told.filter(({ entityId }) => entityId === id)).toHaveLength(1)
})

test("of fifty accounts at once exactly one gets the voucher", async () => {
  const { id, code } = await makeVoucher(db)
  const users = await Promise.all(Array.from({ length: 50 }, () => makeUser(db)))
  const tries = await Promise.allSettled(
    users.map((user, index) => redeem(user.id, code, `198.51.100.${index}`)),
  )
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
  for (const tried of tries) {
    if (tried.status === "rejected")
      expect(tried.reason).toMatchObject({ code: "voucher-is-taken" })
  }
  const voucher = await findVoucher(db, id)
  expect(users.map((user) => user.id)).toContain(voucher?.ownerId)
  expect(await brokenInvariants(db)).toEqual([])
})

test.each([
  [
    { status: "blocked" as const },
    "Dieser Gutschein ist gesperrt. Schreib uns, dann klären wir das.",
  ],
  [{ status: "revoked" as const }, "Dieser Gutschein gilt nicht mehr."],
  [{ status: "expired" as const }, /^Dieser Gutschein galt bis 31\. Dezember \d{4}\.$/],
  [{ validUntil: new Date("2026-01-01") }, /^Dieser Gutschein galt bis 1\. Januar 2026\.$/],
])("a voucher that is %o is refused in a sentence of its own", async (state, sentence) => {
  const guest = await makeUser(db)
  const { code } = await makeVoucher(db, state)
  expect(await refusalOf(code, asUser(guest.id))).toMatch(sentence)
})

test("a voucher of another account is refused, and a signed-out user is asked to sign in", async () => {
  const [owner, guest] = [await makeUser(db), await makeUser(db)]
  const { code } = await makeVoucher(db, { ownerId: owner.id })
  expect(await refusalOf(code, asUser(guest.id))).toBe(
    "Dieser Gutschein ist schon in einem anderen Konto eingelöst.",
  )
  expect(await refusalOf(code, null)).toBe(
    "Dieser Gutschein ist schon eingelöst. Ist er in deinem Konto, melde dich an.",
  )
})

test.each([
  ["7K3M-Q9TD-2XHA", "Da stimmt ein Zeichen nicht. Schau noch einmal auf den Gutschein."],
  ["7K3M", "Ein Code hat zwölf Zeichen, zum Beispiel 7K3M-Q9TD-2XHP."],
  ["0000-0000-0000", "Diesen Gutschein gibt es bei uns nicht."],
])("the code %s is refused with: %s", async (code, sentence) => {
  expect(await refusalOf(code, asUser((await makeUser(db)).id))).toBe(sentence)
})

test("ten codes that do not exist use up an hour's attempts; existing and misspelt ones cost none", async () => {
  const guest = await makeUser(db)
  const own = await makeVoucher(db)
  for (let round = 0; round < 10; round += 1) {
    await redeem(guest.id, own.code)
    await expect(redeem(guest.id, "7K3M-Q9TD-2XHA")).rejects.toMatchObject({
      code: "misspelt-code",
    })
    await expect(redeem(guest.id, "0000-0000-0000")).rejects.toMatchObject({
      code: "unknown-voucher",
    })
  }
  await expect(redeem(guest.id, "0000-0000-0000")).rejects.toMatchObject({ code: "too-many-tries" })
  // nobody learns from there either whether a code exists
  await expect(redeem(guest.id, own.code)).rejects.toMatchObject({ code: "too-many-tries" })
})

test("the call answers what the account can pay with now", async () => {
  const guest = await makeUser(db)
  await makeVoucher(db, { ownerId: guest.id, valueCents: 5_000 })
  const { code } = await makeVoucher(db)
  const body = { code }
  expect((await app.call("POST", "/api/vouchers/redeem", { body })).status).toBe(401)
  expect(await app.call("POST", "/api/vouchers/redeem", { as: guest.id, body })).toMatchObject({
    status: 200,
    json: { balanceCents: 15_000, creditCents: 20_000 },
  })
})

test("a voucher's owner is reminded once, sixty days before it expires, and then it expires", async () => {
  const guest = await makeUser(db)
  const validUntil = new Date(clock.now().getTime() + days(70))
  const { id } = await makeVoucher(db, { ownerId: guest.id, validUntil })
  const mails = async () => {
    await workOff(db)
    const { rows } = await db.execute<{ subject: string; text: string }>(
      `select subject, text from mails where recipient = '${guest.email}'`,
    )
    return rows
  }
  await endVouchersQueue.run(db, null)
  expect(await mails()).toEqual([])
  const later = (duration: number) => {
    const at = validUntil.getTime() + duration
    restoreClock()
    restoreClock = setClockSource(() => new Date(at))
  }
  later(days(-59))
  await endVouchersQueue.run(db, null)
  await endVouchersQueue.run(db, null)
  expect(await mails()).toMatchObject([
    { subject: "Dein Fluggutschein läuft bald ab", text: expect.stringContaining("150,00") },
  ])
  expect((await findVoucher(db, id))?.status).toBe("active")
  later(days(1))
  await endVouchersQueue.run(db, null)
  expect((await findVoucher(db, id))?.status).toBe("expired")
  expect(await availableCredit(db, guest.id)).toBe(0)
  expect(await brokenInvariants(db)).toEqual([])
})
