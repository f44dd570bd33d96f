import { randomUUID } from "node:crypto"
import { and, eq, isNull } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makePaymentFlag } from "#db/seed/factories/make-payment-flag.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { attemptKey } from "#features/payments/refund.ts"
import { applyProviderEvent } from "#features/payments/server/apply-provider-event.ts"
import {
  paymentFlagsTable,
  paymentsTable,
  refundsTable,
} from "#features/payments/server/payments-tables.ts"
import { retryReturnedQueue } from "#features/payments/server/returns/retry-returned.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { days } from "#platform/duration.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { makeReturnedRefund } from "#tests/support/make-returned-refund.ts"
import {
  exportTransferFile,
  listRefundsToTransfer,
  listTransferFiles,
  listWaitingTransfers,
} from "./list-bank-transfers.ts"

const db = await testDatabase()
const app = testApplication(db)

let restoreClock = () => {}
afterEach(async () => {
  restoreClock()
  expect(await brokenInvariants(db)).toEqual([])
})

const LENA = { holder: "Lena Große", iban: "DE89370400440532013000" }
const { id: officeId } = await makeUser(db, { isAdmin: true, officeRoles: ["finance"] })
const office = { kind: "user", userId: officeId, isAdmin: true, isPilot: false } as const

const call = (path: string, body: object) => app.call("POST", path, { as: officeId, body })
const prepare = (flagId: number, account: object = LENA) =>
  call("/api/bank-transfers", { flagId, ...account })
const makeFile = () =>
  call("/api/bank-transfer-files", { executeOn: isoDay(clock.now(), HOME_ZONE) })
const settle = (id: number | undefined, outcome: string) =>
  call(`/api/bank-transfers/${id}/outcome`, { outcome })

/** A refund that came back twice, so that a person has to transfer it; answers its flag. */
async function cameBackForGood() {
  const { id: guest } = await makeUser(db)
  const { refundId } = await makeReturnedRefund(db, guest)
  await workOff(db)
  restoreClock = setClockSource(() => new Date(Date.now() + days(8)))
  await retryReturnedQueue.run(db, null)
  await workOff(db)
  const [row] = await db
    .select({ refund: refundsTable, providerRef: paymentsTable.providerRef })
    .from(refundsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.id, refundsTable.paymentId))
    .where(eq(refundsTable.id, refundId))
  if (!row?.refund.providerRef) throw new Error("it was not tried again")
  await applyProviderEvent(db, "trial", {
    eventId: randomUUID(),
    kind: "refund_failed",
    providerRef: row.providerRef,
    amountCents: row.refund.amountCents,
    idempotencyKey: attemptKey(row.refund),
    refundRef: row.refund.providerRef,
  })
  await workOff(db)
  restoreClock()
  const [flag] = await db
    .select({ id: paymentFlagsTable.id })
    .from(paymentFlagsTable)
    .where(
      and(eq(paymentFlagsTable.reason, "refund_came_back"), isNull(paymentFlagsTable.settledAt)),
    )
  if (!flag) throw new Error("nothing came back for good")
  return { flagId: flag.id, refundId }
}

test("a refund that came back for good goes into one file, and is booked when the bank has paid it", async () => {
  const { flagId, refundId } = await cameBackForGood()
  expect(await listRefundsToTransfer(db)).toMatchObject([{ flagId, amountCents: 6_875 }])
  expect((await prepare(flagId)).status).toBe(200)
  // a second click, or a second tab with another account
  expect((await prepare(flagId, { ...LENA, iban: "AT611904300234573201" })).status).toBe(200)
  expect(await listRefundsToTransfer(db)).toEqual([])
  const [transfer, ...others] = await listWaitingTransfers(db)
  expect(others).toEqual([])
  expect(transfer).toMatchObject({ ibanLast4: "3000", amountCents: 6_875, holder: "Lena Große" })

  const files = await Promise.all([makeFile(), makeFile()])
  expect(files.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const [file] = await listTransferFiles(db)
  const first = await exportTransferFile(db, office, file?.id ?? 0)
  expect(first?.xml).toContain("<IBAN>DE89370400440532013000</IBAN>")
  expect(first?.xml).toContain("<Nm>Lena Grosse</Nm>")
  expect(first?.xml).toContain('<InstdAmt Ccy="EUR">68.75</InstdAmt>')
  expect(first?.xml).toContain("<IBAN>DE02120300000000202051</IBAN>")
  expect(await exportTransferFile(db, office, file?.id ?? 0)).toEqual(first)

  expect((await settle(transfer?.id, "dropped")).status).toBe(422)
  expect((await settle(transfer?.id, "done")).status).toBe(200)
  expect((await settle(transfer?.id, "done")).status).toBe(200)
  expect((await settle(transfer?.id, "returned")).status).toBe(422)
  const [refund] = await db.select().from(refundsTable).where(eq(refundsTable.id, refundId))
  expect(refund?.status).toBe("paid_otherwise")
  const [flag] = await db.select().from(paymentFlagsTable).where(eq(paymentFlagsTable.id, flagId))
  expect(flag?.settledNote).toContain("Überwiesen an Lena Große (IBAN …3000)")
})

test("what came back from the bank can be sent to another account", async () => {
  const flagId = await returnedFlag()
  await prepare(flagId)
  await makeFile()
  const [file] = await listTransferFiles(db)
  const sent = file?.transfers.at(-1)
  expect((await settle(sent?.id, "returned")).status).toBe(200)
  expect((await prepare(flagId, { ...LENA, iban: "AT611904300234573201" })).status).toBe(200)
  const waiting = await listWaitingTransfers(db)
  expect(waiting).toMatchObject([{ ibanLast4: "3201" }])
  expect((await settle(waiting[0]?.id, "dropped")).status).toBe(200)
})

test("what was settled otherwise meanwhile comes into no file", async () => {
  const flagId = await returnedFlag()
  await prepare(flagId)
  await call(`/api/payment-flags/${flagId}/settling`, { note: "Bar ausgezahlt." })
  expect((await makeFile()).status).toBe(422)
  expect((await prepare(flagId)).status).toBe(422)
})

test("a wrong IBAN and a day that is over are refused at their field", async () => {
  const flagId = await returnedFlag()
  const wrong = await prepare(flagId, { ...LENA, iban: "DE89370400440532013001" })
  expect(wrong.status).toBe(400)
  expect(JSON.stringify(wrong.json)).toContain("Prüfziffern")
  await prepare(flagId)
  const past = await call("/api/bank-transfer-files", { executeOn: "2020-01-01" })
  expect(JSON.stringify(past.json)).toContain("Wähl einen Tag von heute an")
})

const returnedFlag = () => makePaymentFlag(db, { reason: "refund_came_back", amountCents: 6_875 })
