import { sql } from "drizzle-orm"
import { afterAll, afterEach, expect, test } from "vitest"
import { clock, setClockSource } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { setRoleTimeouts } from "./database-timeouts.ts"
import { inTransaction, openDatabase } from "./db.ts"
import { withIdempotencyKey } from "./idempotency.ts"

const { db, url } = await testDatabaseWithUrl()

let restoreClock = () => {}
afterEach(() => restoreClock())

const intent = (key: string, content = "POST /api/x") => ({ scope: "user:1", key, content })

test("a repeat gets the first answer, and the work is done once", async () => {
  let done = 0
  const work = async () => ({ answer: ++done })
  expect(await withIdempotencyKey(db, intent("repeat"), work)).toEqual({ answer: 1 })
  expect(await withIdempotencyKey(db, intent("repeat"), work)).toEqual({ answer: 1 })
  expect(done).toBe(1)
})

test("the same key of somebody else is another intent", async () => {
  await withIdempotencyKey(db, intent("two-people"), async () => "mine")
  const other = { ...intent("two-people"), scope: "user:2" }
  expect(await withIdempotencyKey(db, other, async () => "theirs")).toBe("theirs")
})

test("a key that was used for another request is refused", async () => {
  await withIdempotencyKey(db, intent("reused"), async () => "first")
  await expect(
    withIdempotencyKey(db, intent("reused", "POST /api/y"), async () => "second"),
  ).rejects.toMatchObject({ code: "idempotency-key-reused", kind: "invalid" })
})

test("while the first is running a repeat is a conflict", async () => {
  const gate = Promise.withResolvers<string>()
  const started = Promise.withResolvers<void>()
  const first = withIdempotencyKey(db, intent("running"), () => {
    started.resolve()
    return gate.promise
  })
  await started.promise
  await expect(
    withIdempotencyKey(db, intent("running"), async () => "twice"),
  ).rejects.toMatchObject({
    code: "still-running",
    kind: "conflict",
  })
  gate.resolve("once")
  expect(await first).toBe("once")
})

test("a refusal is not remembered", async () => {
  const refusal = new DomainError("sold-out", "invalid", "Ausgebucht.")
  await expect(
    withIdempotencyKey(db, intent("refused"), () => Promise.reject(refusal)),
  ).rejects.toBe(refusal)
  expect(await withIdempotencyKey(db, intent("refused"), async () => "now")).toBe("now")
})

test("the key of a process that was killed is taken over after half a minute", async () => {
  const started = Promise.withResolvers<void>()
  void withIdempotencyKey(db, intent("killed"), () => {
    started.resolve()
    return new Promise<string>(() => {})
  })
  await started.promise
  const later = clock.now().getTime() + 31_000
  restoreClock = setClockSource(() => new Date(later))
  expect(await withIdempotencyKey(db, intent("killed"), async () => "taken over")).toBe(
    "taken over",
  )
})

test("a call that fails and cannot free its key fails as before, and may be repeated at once", async () => {
  await setRoleTimeouts(url, {
    lock_timeout: 50,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
  })
  const impatient = openDatabase(url)
  afterAll(impatient.close)
  const refusal = new DomainError("sold-out", "invalid", "Ausgebucht.")
  await inTransaction(db, async (tx) => {
    const failing = withIdempotencyKey(impatient.db, intent("stuck"), async () => {
      await tx.execute(sql`select from idempotency_keys where key = 'stuck' for update`)
      throw refusal
    })
    await expect(failing).rejects.toBe(refusal)
  })
  expect(
    await db.execute(sql`select status from idempotency_keys where key = 'stuck'`),
  ).toMatchObject({ rows: [{ status: "running" }] })
  expect(await withIdempotencyKey(impatient.db, intent("stuck"), async () => "now")).toBe("now")
})

test("a call that fails after its key was taken over leaves the key to whoever has it", async () => {
  const started = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<string>()
  const first = withIdempotencyKey(db, intent("slow"), () => {
    started.resolve()
    return gate.promise
  })
  await started.promise
  const later = clock.now().getTime() + 31_000
  restoreClock = setClockSource(() => new Date(later))
  const second = withIdempotencyKey(db, intent("slow"), async () => {
    gate.reject(new Error("too late"))
    await expect(first).rejects.toThrow("too late")
    await expect(withIdempotencyKey(db, intent("slow"), async () => "twice")).rejects.toMatchObject(
      { code: "still-running" },
    )
    return "once"
  })
  expect(await second).toBe("once")
})
