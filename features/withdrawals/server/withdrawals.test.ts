import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { formatVoucherCode } from "#features/vouchers/voucher-code.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { env } from "#platform/server/env.ts"
import { mailsTo, resetAllRateLimits } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { OTHER_CONTRACT, statementOf, type WithdrawalStep } from "../withdrawal.ts"
import { deleteWithdrawalsQueue } from "./erase-withdrawals.ts"
import { listOwnContracts } from "./list-own-contracts.ts"
import { withdrawByForm } from "./withdraw-by-form.ts"
import { withdrawalsTable } from "./withdrawals-table.ts"

const db = await testDatabase()
// connects the limits, as the process does
testApplication(db)

const LENA = {
  name: "Lena Berger",
  email: "lena@widerruf.example",
  contract: "Gutschein 4F2K, bestellt am 20. November",
}

function post(
  step: string,
  fields: Record<string, string>,
  client: { user?: UserActor | null; address?: string } = {},
): Promise<WithdrawalStep> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, step })) form.set(name, value)
  return withdrawByForm(db, form, { user: null, address: "192.0.2.1", ...client })
}

async function declared(fields: Record<string, string>, client?: { user: UserActor }) {
  const shown = await post("check", fields, client)
  if (shown.step !== "confirm") throw new Error(`not asked to confirm: ${JSON.stringify(shown)}`)
  return post("confirm", { ...fields, intent: shown.intent }, client)
}

const rowsOf = async (email: string) =>
  (await db.select().from(withdrawalsTable)).filter((row) => row.email === email)

function actorOf(userId: number): UserActor {
  return { kind: "user", userId, isPilot: false, isAdmin: false }
}

test("the first step keeps nothing and writes to nobody; it shows the declaration word by word", async () => {
  const shown = await post("check", LENA)
  expect(shown).toMatchObject({
    step: "confirm",
    declaration: LENA,
    isBookedFlight: false,
    intent: expect.stringMatching(/^[\w-]{8,}$/),
  })
  expect(await rowsOf(LENA.email)).toEqual([])
  expect(await mailsTo(db, LENA.email)).toEqual([])
})

test("the second step stores it and mails the same text with day and time, to both sides", async () => {
  const restoreClock = setClockSource(() => new Date("2026-12-05T10:00:30Z"))
  const email = "beleg@widerruf.example"
  const contract = "Gutschein 4F2K\nbestellt am 20. November"
  const received = await declared({ ...LENA, email, contract })
  restoreClock()
  expect(received).toMatchObject({
    step: "received",
    receivedAt: "Sa., 5. Dezember 2026, 11:00 Uhr",
    ref: expect.stringMatching(/^[2-9A-Z]{12}$/),
  })
  const [row] = await rowsOf(email)
  expect(row).toMatchObject({ name: LENA.name, contract, userId: null, bookingId: null })
  const [receipt, ...more] = await mailsTo(db, email)
  expect(more).toEqual([])
  expect(receipt?.subject).toBe("Dein Widerruf ist eingegangen")
  const said = statementOf({ name: LENA.name, contract })
  for (const text of [...said.split("\n"), "Sa., 5. Dezember 2026, 11:00 Uhr", row?.ref ?? ""]) {
    expect(receipt?.text).toContain(text)
  }
  const news = (await mailsTo(db, env().OPERATOR_EMAIL)).find(({ subject }) =>
    subject.includes(row?.ref ?? "none"),
  )
  expect(news?.text).toContain("Gutschein 4F2K")
  expect(news?.text).toContain("Ohne Anmeldung erklärt")
})

test("a voucher's buyer reads in the receipt when the withdrawal period ended; a stranger learns nothing", async () => {
  const restoreClock = setClockSource(() => new Date("2026-11-25T10:00:00Z"))
  const email = "kauft@widerruf.example"
  const voucher = await makeVoucher(db, {
    buyerEmail: email,
    valueCents: 10_000,
    activatedAt: new Date("2026-11-06T09:00:00Z"),
  })
  const contract = `Gutschein ${formatVoucherCode(voucher.code)}`
  const stranger = "fremd@widerruf.example"
  const own = await declared({ ...LENA, email, contract })
  const foreign = await declared({ ...LENA, email: stranger, contract })
  restoreClock()

  const [receipt] = await mailsTo(db, email)
  for (const text of ["war die Frist schon vorbei", "100,00\u00a0€", "Fr., 6. November 2026"]) {
    expect(receipt?.text).toContain(text)
  }
  expect(receipt?.text).toMatch(/Letzter Tag der 14 Tage\s*Fr\., 20\. November 2026/)

  const [other] = await mailsTo(db, stranger)
  expect(other?.text).not.toMatch(/Frist|100,00|6\. November/)
  // and the page says to everybody the same
  for (const page of [own, foreign]) expect(JSON.stringify(page)).not.toMatch(/20\. November/)

  const news = (await mailsTo(db, env().OPERATOR_EMAIL)).find(({ subject }) =>
    subject.includes(own.step === "received" ? own.ref : "none"),
  )
  expect(news?.text).toContain(
    "Die 14 Tage endeten am Fr., 20. November 2026. Der Widerruf kam danach.",
  )
})

test("a press that arrives twice, also at the same moment, is one declaration and one receipt", async () => {
  const fields = { ...LENA, email: "doppelt@widerruf.example" }
  const shown = await post("check", fields)
  const intent = shown.step === "confirm" ? shown.intent : ""
  const confirm = () => post("confirm", { ...fields, intent })
  const answers = [...(await Promise.all([confirm(), confirm(), confirm()])), await confirm()]
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.step).toBe("received")
  expect(await rowsOf(fields.email)).toHaveLength(1)
  expect(await mailsTo(db, fields.email)).toHaveLength(1)
})

test("the same press with another text is not a repeat: it is shown again for confirmation", async () => {
  const fields = { ...LENA, email: "anders@widerruf.example" }
  const shown = await post("check", fields)
  const intent = shown.step === "confirm" ? shown.intent : ""
  await post("confirm", { ...fields, intent })
  const other = await post("confirm", { ...fields, contract: "Etwas anderes", intent })
  expect(other).toMatchObject({
    step: "confirm",
    declaration: { contract: "Etwas anderes" },
    refusal: expect.stringContaining("schon ein anderer Widerruf"),
  })
  expect(other.step === "confirm" && other.intent).not.toBe(intent)
  expect(await rowsOf(fields.email)).toHaveLength(1)
})

test.each([
  [{ name: " " }, { name: "Bitte gib deinen Namen an" }],
  [{ name: "x".repeat(121) }, { name: expect.stringMatching(/120/) }],
  [{ email: "" }, { email: "Bitte gib eine E-Mail-Adresse an" }],
  [{ email: "lena@" }, { email: "Bitte gib eine gültige E-Mail-Adresse an" }],
  [{ contract: "" }, { contract: "Bitte schreib, welchen Vertrag du meinst" }],
  [{ contract: "x".repeat(1001) }, { contract: expect.stringMatching(/1000|1\.000/) }],
  [
    { name: "", email: "nein", contract: "\u200b" },
    { name: expect.any(String), email: expect.any(String), contract: expect.any(String) },
  ],
])(
  "%j is refused at its fields in German, in both steps, and nothing typed is lost",
  async (wrong, fields) => {
    const typed = { ...LENA, booking: "", ...wrong }
    for (const step of ["check", "confirm"]) {
      const answer = await post(step, { ...typed, intent: "a-valid-intent" })
      expect(answer).toEqual({ step: "form", entries: typed, fields })
    }
  },
)

test("going back preserves every word, and an empty or strange post shows the form", async () => {
  const entries = { ...LENA, booking: "" }
  expect(await post("edit", LENA)).toEqual({ step: "form", entries, fields: {} })
  const empty = await withdrawByForm(db, new FormData(), { user: null, address: "192.0.2.9" })
  expect(empty).toMatchObject({ step: "form", fields: { name: expect.any(String) } })
  for (const intent of ["", "kurz", "ein Leerzeichen", "x".repeat(200)]) {
    expect(await post("confirm", { ...LENA, intent })).toMatchObject({ step: "confirm" })
  }
  expect(await rowsOf(LENA.email)).toEqual([])
})

test("signed in one chooses among the own live bookings; the booking goes on, and the receipt says so", async () => {
  const [guest, other] = [await makeUser(db), await makeUser(db)]
  const flight = await makeFlight(db)
  const booking = await makeBooking(db, { flight, passengerId: guest.id })
  const declined = await makeBooking(db, {
    flight: await makeFlight(db),
    passengerId: guest.id,
    outcome: "declined",
  })
  const contracts = await listOwnContracts(db, guest.id)
  expect(contracts.map(({ bookingId }) => bookingId)).toEqual([booking.id])
  expect(contracts[0]?.text).toMatch(/^Buchung \d+, „Übers Watt nach Juist“, .+ Uhr, \d Pl/)

  const chosen = { name: "Gast", email: guest.email, contract: "", booking: String(booking.id) }
  const user = actorOf(guest.id)
  expect(await declared(chosen, { user })).toMatchObject({
    step: "received",
    isBookedFlight: true,
    declaration: { contract: contracts[0]?.text },
  })
  const [row] = await rowsOf(guest.email)
  expect(row).toMatchObject({ userId: guest.id, bookingId: booking.id })
  const [receipt] = (await mailsTo(db, guest.email)).filter(({ subject }) =>
    subject.startsWith("Dein Widerruf"),
  )
  expect(receipt?.text).toContain("deshalb gilt deine Buchung weiter")
  const { rows } = await db.execute<{ status: string }>(
    `select status from bookings where id = ${booking.id}`,
  )
  expect(rows).toEqual([{ status: "confirmed" }])

  // whose booking is not among them, describes the contract
  const foreign = { user: actorOf(other.id), address: "192.0.2.8" }
  for (const id of [booking.id, 999_999_999]) {
    const answer = await post("check", { ...chosen, booking: String(id) }, foreign)
    expect(answer).toMatchObject({ step: "form", fields: { contract: expect.any(String) } })
  }
  const gone = await post("check", { ...chosen, booking: String(declined.id) }, { user })
  expect(gone).toMatchObject({ step: "form", fields: { contract: expect.any(String) } })
  const described = { ...chosen, booking: OTHER_CONTRACT, contract: "Ein Gutschein" }
  expect(await post("check", described, { user })).toMatchObject({ isBookedFlight: false })
})

test("a client and an address have rate limits; the declaration stays on screen with another way to send it", async () => {
  await resetAllRateLimits(db)
  const email = "viele@widerruf.example"
  const answers: WithdrawalStep[] = []
  for (let press = 0; press < 6; press += 1) answers.push(await declared({ ...LENA, email }))
  expect(answers.map(({ step }) => step)).toEqual([
    ...Array.from({ length: 5 }, () => "received"),
    "confirm",
  ])
  expect(answers.at(-1)).toMatchObject({
    declaration: { email },
    refusal: expect.stringMatching(/^Das waren zu viele Versuche/),
  })
  expect(await rowsOf(email)).toHaveLength(5)

  await resetAllRateLimits(db)
  for (let press = 0; press < 10; press += 1) {
    const one = await declared({ ...LENA, email: `adresse${press}@widerruf.example` })
    expect(one.step).toBe("received")
  }
  expect(await declared({ ...LENA, email: "elf@widerruf.example" })).toMatchObject({
    step: "confirm",
    refusal: expect.any(String),
  })
  await resetAllRateLimits(db)
})

test("after ten years a declaration is anonymized, but its existence stays recorded", async () => {
  const email = "alt@widerruf.example"
  await declared({ ...LENA, email })
  await workOff(db)
  const [row] = await rowsOf(email)
  const year = days(365.25)
  for (const [years, isGone] of [
    [9.9, false],
    [10.1, true],
  ] as const) {
    const then = clock.now().getTime() + years * year
    const restoreClock = setClockSource(() => new Date(then))
    await deleteWithdrawalsQueue.run(db, null)
    restoreClock()
    expect(await rowsOf(email)).toHaveLength(isGone ? 0 : 1)
    expect(await mailsTo(db, email)).toHaveLength(isGone ? 0 : 1)
  }
  const kept = (await db.select().from(withdrawalsTable)).find(({ id }) => id === row?.id)
  expect(kept).toMatchObject({ ref: row?.ref, name: "", contract: "", receivedAt: row?.receivedAt })
})
