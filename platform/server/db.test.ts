import { randomInt } from "node:crypto"
import { type AddressInfo, connect, createServer } from "node:net"
import { setTimeout as delay } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { SYSTEM } from "#platform/actor.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import {
  causesOf,
  type Db,
  inOneTransaction,
  inTransaction,
  isAborted,
  openDatabase,
} from "./db.ts"
import { isDatabaseUnavailable } from "./degraded/unavailable.ts"
import { recordEvent } from "./events.ts"

const { db, owner, url } = await testDatabaseWithUrl()
await owner.execute(sql`create table purses (id integer primary key, cents integer not null)`)
await owner.execute(sql`insert into purses values (1, 100), (2, 100)`)
await owner.execute(sql`grant all on purses to public`)

const addTo = (tx: Db, id: number) =>
  tx.execute(sql`update purses set cents = cents + 1 where id = ${id}`)

async function cents(): Promise<number[]> {
  const { rows } = await db.execute<{ cents: number }>(sql`select cents from purses order by id`)
  return rows.map((row) => row.cents)
}

/** Resolves for everybody once `count` have come. */
function meeting(count: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let missing = count
  return () => {
    missing -= 1
    if (missing <= 0) resolve()
    return promise
  }
}

test("a connection that is lost in the middle of a transaction ends the transaction, not the process", async () => {
  const interrupted = inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`)
    // the lost connection is noticed while no statement is under way
    await new Promise((resolve) => setImmediate(resolve))
    await tx.execute(sql`select 1`)
  })
  await expect(interrupted).rejects.toThrow()
  const { rows } = await db.execute<{ one: number }>(sql`select 1 as one`)
  expect(rows).toEqual([{ one: 1 }])
})

test("of two transactions that wait for each other both come to their end, each once", async () => {
  const before = await cents()
  const bothHoldOne = meeting(2)
  let begun = 0
  const add = (first: number, second: number) =>
    inTransaction(db, async (tx) => {
      begun += 1
      await addTo(tx, first)
      await bothHoldOne()
      await addTo(tx, second)
    })
  await Promise.all([add(1, 2), add(2, 1)])
  expect(begun).toBe(3)
  expect(await cents()).toEqual(before.map((was) => was + 2))
})

test("a transaction that has read what another one changes is run again as a whole", async () => {
  const before = await cents()
  let tries = 0
  await inTransaction(db, async (tx) => {
    tries += 1
    await tx.execute(sql`set transaction isolation level repeatable read`)
    await tx.execute(sql`select cents from purses`)
    if (tries === 1) await addTo(db, 1)
    await addTo(tx, 1)
  })
  expect(tries).toBe(2)
  expect(await cents()).toEqual([(before[0] ?? 0) + 2, before[1]])
})

test("what is aborted every time ends, changes nothing, and may come again a little later", async () => {
  const before = await cents()
  let tries = 0
  const failure = await inTransaction(db, async (tx) => {
    tries += 1
    await addTo(tx, 1)
    await tx.execute(sql`do $$ begin raise sqlstate '40001'; end $$`)
  }).catch((error: unknown) => error)
  expect(tries).toBe(4)
  expect([isAborted(failure), isDatabaseUnavailable(failure)]).toEqual([true, true])
  expect(await cents()).toEqual(before)
})

test("a part of a transaction is not run again by itself, and no other failure is", async () => {
  const parts: string[] = []
  const fail = (code: string) => sql.raw(`do $$ begin raise sqlstate '${code}'; end $$`)
  const whole = inTransaction(db, async (tx) => {
    parts.push("whole")
    await inTransaction(tx, async (part) => {
      parts.push("part")
      await part.execute(fail(parts.length < 4 ? "40P01" : "23514"))
    })
  })
  await expect(whole).rejects.toThrow()
  expect(parts).toEqual(["whole", "part", "whole", "part"])
})

/** What a transaction writes, under a number of its test. */
function write(tx: Db, of: number, step: string): Promise<number> {
  return recordEvent(tx, { kind: `step.${step}`, entityId: of, actor: SYSTEM, role: "system" })
}

const writing = (of: number, step: string) => async (from: Db) => {
  await inTransaction(from, (tx) => write(tx, of, step))
}

async function stepsOf(of: number) {
  const { rows } = await db.execute<{ kind: string; transaction: string }>(
    sql`select kind, xmin::text as transaction from events where entity = 'step' and entity_id = ${of} order by id`,
  )
  return rows
}

test("works that would have a transaction each share one", async () => {
  const of = randomInt(1e9)
  await inOneTransaction(db, [writing(of, "first"), writing(of, "second")])
  const [first, second] = await stepsOf(of)
  expect(first?.transaction).toBe(second?.transaction)
  expect([first?.kind, second?.kind]).toEqual(["step.first", "step.second"])
})

test("what fails in one of them undoes them all, also where its error was caught", async () => {
  const of = randomInt(1e9)
  const failing = async (from: Db) => {
    await inTransaction(from, async (tx) => {
      await write(tx, of, "half")
      throw new Error("no more of it")
    }).catch(() => {})
  }
  const works = [writing(of, "first"), failing, writing(of, "last")]
  await expect(inOneTransaction(db, works)).rejects.toThrow("no more of it")
  expect(await stepsOf(of)).toEqual([])
})

test("a transaction within one of them is still undone for itself", async () => {
  const of = randomInt(1e9)
  const trying = (from: Db) =>
    inTransaction(from, async (tx) => {
      await inTransaction(tx, async (savepoint) => {
        await write(savepoint, of, "tried")
        throw new Error("taken")
      }).catch(() => {})
      await write(tx, of, "went_on")
    })
  await inOneTransaction(db, [writing(of, "first"), trying])
  expect((await stepsOf(of)).map(({ kind }) => kind)).toEqual(["step.first", "step.went_on"])
})

/** A way to the database on which the state of a transaction (ReadyForQuery) comes well after the answer before it. */
async function openSlowWay() {
  const { hostname, port } = new URL(url)
  const way = createServer((socket) => {
    const inner = connect(Number(port), hostname)
    socket.setNoDelay(true).pipe(inner)
    let sent = Promise.resolve()
    inner.on("data", (chunk) => {
      const state = chunk.at(-6) === "Z".charCodeAt(0) ? chunk.length - 6 : chunk.length
      sent = sent.then(async () => {
        socket.write(chunk.subarray(0, state))
        await delay(20)
        socket.write(chunk.subarray(state))
      })
    })
    inner.on("close", () => socket.end())
  })
  await new Promise<void>((resolve) => way.listen(0, "127.0.0.1", resolve))
  const address = new URL(url)
  address.host = `127.0.0.1:${(way.address() as AddressInfo).port}`
  const slow = openDatabase(address.href)
  return {
    db: slow.db,
    async [Symbol.asyncDispose]() {
      await slow.close()
      way.close()
    },
  }
}

test("a transaction whose statement failed unheard is not taken for committed, even when its state arrives late", async () => {
  await using slowWay = await openSlowWay()
  const of = randomInt(1e9)
  const careless = (from: Db) =>
    inTransaction(from, async (tx) => {
      await write(tx, of, "lost")
      await tx.execute(sql`select 1 / 0`).catch(() => {})
    })
  for (const from of [db, slowWay.db]) {
    const error = await careless(from).catch((reason: unknown) => reason)
    expect(causesOf(error).at(-1)?.message).toContain("swallowed")
  }
  expect(await stepsOf(of)).toEqual([])
})
