import { randomBytes } from "node:crypto"
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import { afterAll, beforeEach, expect, test, vi } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { minutes, seconds } from "#platform/duration.ts"
import { testDatabase } from "#tests/support/database.ts"

/* Processes with secrets of their own at one database: which of them may start, and what becomes of what they seal. */

const db = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), "aufwind-secrets-"))
afterAll(() => rmSync(folder, { recursive: true }))

let now = new Date("2027-03-10T12:00:00Z")
const wait = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const later = (ms: number) => new Date(now.getTime() + ms).toISOString()
const newSecret = () => randomBytes(32).toString("hex")

beforeEach(async () => {
  await db.execute(sql`delete from sealing_secrets`)
  await db.execute(sql`delete from push_keys`)
  await db.execute(sql`delete from bank_accounts`)
})

/** What a process makes of its environment: none of its modules is shared with another one. */
async function processWith(settings: Record<string, string>) {
  try {
    for (const [name, value] of Object.entries({ DATA_DIR: join(folder, "none"), ...settings })) {
      vi.stubEnv(name, value)
    }
    vi.resetModules()
    const environment = await import("#platform/server/env.ts")
    environment.env()
    const clock = await import("#platform/clock.ts")
    clock.setClockSource(() => now)
    return {
      ...(await import("#platform/server/secrets.ts")),
      ...(await import("#features/users/core/server/iban-cipher.ts")),
      ...(await import("./sealing-secrets.ts")),
      ...(await import("./former-secrets.ts")),
      ...(await import("./rotate-given.ts")),
    }
  } finally {
    vi.unstubAllEnvs()
  }
}

function dataDir(lines?: string) {
  const place = join(folder, randomBytes(4).toString("hex"))
  mkdirSync(place)
  if (lines) writeFileSync(join(place, "secret"), lines)
  return place
}

const IBAN = "DE89370400440532013000"

/** Somebody whose bank details are sealed by a process. */
async function somebodyOf({ sealIban }: Awaited<ReturnType<typeof processWith>>) {
  const { id } = await makeUser(db)
  await db.execute(sql`
    insert into bank_accounts (user_id, account_holder, iban_encrypted, iban_last4, updated_at)
    values (${id}, 'Lena Berger', ${sealIban(id, IBAN)}, '3000', now())`)
  return id
}

async function ibanFor({ openIban }: Awaited<ReturnType<typeof processWith>>, userId: number) {
  const { rows } = await db.execute<{ sealed: string }>(
    sql`select iban_encrypted as sealed from bank_accounts where user_id = ${userId}`,
  )
  return openIban(userId, rows[0]?.sealed ?? "")
}

const OTHER_SECRET =
  /^Die Datenbank ist mit einem Geheimnis versiegelt, das dieser Prozess nicht hat .*set SECRET, SECRET_FILE or the file DATA_DIR\/secret/

test("the first process at a new database decides, and one with another data folder does not start", async () => {
  const first = await processWith({ DATA_DIR: dataDir() })
  await first.admitSecrets(db)
  expect(await first.listSealing(db)).toEqual(first.secretFingerprints())
  const elsewhere = dataDir()
  const second = await processWith({ DATA_DIR: elsewhere })
  await expect(second.admitSecrets(db)).rejects.toThrow(OTHER_SECRET)
  expect(existsSync(join(elsewhere, "secret"))).toBe(false)
  await first.admitSecrets(db)
})

test("of two that start at once at a new database with different secrets one is refused", async () => {
  const both = [
    await processWith({ SECRET: newSecret() }),
    await processWith({ SECRET: newSecret() }),
  ]
  const ends = await Promise.allSettled(both.map((one) => one.admitSecrets(db)))
  expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
})

test("processes on several machines with the same SECRET, or its file, are as one", async () => {
  const secret = newSecret()
  const file = join(folder, "given")
  writeFileSync(file, `${secret}\n`)
  const one = await processWith({ SECRET: secret, DATA_DIR: dataDir(newSecret()) })
  await one.admitSecrets(db)
  const userId = await somebodyOf(one)
  for (const settings of [
    { SECRET: secret },
    { SECRET_FILE: file },
    { DATA_DIR: dataDir(secret) },
  ]) {
    const other = await processWith(settings)
    await other.admitSecrets(db)
    expect(await ibanFor(other, userId)).toBe(IBAN)
  }
})

test("a database of before belongs to whose secret opens something in it", async () => {
  const [lost, ours] = [newSecret(), newSecret()]
  await somebodyOf(await processWith({ SECRET: lost }))
  const userId = await somebodyOf(await processWith({ SECRET: ours }))
  const stranger = await processWith({ SECRET: newSecret() })
  await expect(stranger.admitSecrets(db)).rejects.toThrow(
    /^Nichts von dem, was in der Datenbank versiegelt ist, lässt sich hier öffnen/,
  )
  const process = await processWith({ SECRET: ours })
  await process.admitSecrets(db)
  expect(await process.listSealing(db)).toEqual(process.secretFingerprints())
  expect(await ibanFor(process, userId)).toBe(IBAN)
})

test("a database of before whose rotation was broken off wants both secrets until it is finished", async () => {
  const [old, next] = [newSecret(), newSecret()]
  const userId = await somebodyOf(await processWith({ SECRET: old }))
  const both = await processWith({ DATA_DIR: dataDir(`${next}\n${old}\n`) })
  await both.admitSecrets(db)
  const half = await processWith({ SECRET: next })
  await expect(half.admitSecrets(db)).rejects.toThrow(OTHER_SECRET)
  await both.finishRotation(db)
  await half.admitSecrets(db)
  expect(await ibanFor(half, userId)).toBe(IBAN)
})

test("a rotation in the data folder that is broken off is finished by the next start", async () => {
  const place = dataDir()
  const running = await processWith({ DATA_DIR: place })
  await running.admitSecrets(db)
  const userId = await somebodyOf(running)
  running.addSecret()
  await running.noteSecrets(db)
  wait(minutes(1))
  // killed here
  expect(await running.listSealing(db)).toHaveLength(2)
  const next = await processWith({ DATA_DIR: place })
  await next.admitSecrets(db)
  await next.finishRotation(db)
  expect(await next.listSealing(db)).toEqual(next.secretFingerprints().slice(0, 1))
  expect(await ibanFor(next, userId)).toBe(IBAN)
})

test("with SECRET one rolling restart brings a new one, and a command seals everything by it and names what may go", async () => {
  const [old, next] = [newSecret(), newSecret()]
  const before = await processWith({ SECRET: old })
  await before.admitSecrets(db)
  const userId = await somebodyOf(before)
  expect((await before.rotateGiven(db)).said.join()).toMatch(/openssl rand -hex 32/)

  const given = `${next} ${later(minutes(30))}, ${old}`
  const restarted = await processWith({ SECRET: given })
  await restarted.admitSecrets(db)
  // until then one of before may end and start again, and reads what the others seal
  await before.admitSecrets(db)
  expect(await ibanFor(before, await somebodyOf(restarted))).toBe(IBAN)
  expect(await restarted.rotateGiven(db)).toMatchObject({ changed: undefined })

  wait(minutes(30))
  const newer = await somebodyOf(restarted)
  await expect(before.admitSecrets(db)).rejects.toThrow(OTHER_SECRET)
  const alone = await processWith({ SECRET: next })
  await expect(alone.admitSecrets(db)).rejects.toThrow(OTHER_SECRET)
  // a start does not finish what only the operator can know to be everywhere
  await restarted.finishRotation(db)
  expect(await restarted.listSealing(db)).toHaveLength(2)

  expect(await restarted.rotateGiven(db)).toMatchObject({ changed: 2 })
  await alone.admitSecrets(db)
  expect(await ibanFor(alone, userId)).toBe(IBAN)
  expect(await ibanFor(alone, newer)).toBe(IBAN)
  expect(await restarted.rotateGiven(db)).toMatchObject({ changed: undefined })
})

test("who meets something that is sealed by a secret it does not know looks into its file at once", async () => {
  const [old, next] = [newSecret(), newSecret()]
  const file = join(folder, "mounted")
  writeFileSync(file, old)
  const running = await processWith({ SECRET_FILE: file })
  await running.admitSecrets(db)
  expect(running.secretFingerprints()).toHaveLength(1)
  writeFileSync(file, `${next}\n${old}\n`)
  const other = await processWith({ SECRET_FILE: file })
  await other.admitSecrets(db)
  expect(await ibanFor(running, await somebodyOf(other))).toBe(IBAN)
})

test("a running process notes a secret that comes into its file", async () => {
  const [old, next] = [newSecret(), newSecret()]
  const file = join(folder, "changed")
  writeFileSync(file, old)
  const running = await processWith({ SECRET_FILE: file })
  await running.admitSecrets(db)
  const stop = running.keepNotingSecrets(db, 50)
  try {
    writeFileSync(file, `${next}\n${old}\n`)
    const { secretFingerprints } = await processWith({ SECRET: `${next},${old}` })
    await expect
      .poll(() => running.listSealing(db), { timeout: seconds(20) })
      .toEqual(secretFingerprints().sort())
  } finally {
    stop()
  }
})

test("what somebody else has ends by the operator's word, and not before", async () => {
  const [old, next] = [newSecret(), newSecret()]
  const before = await processWith({ SECRET: old })
  expect(before.whyFormerAreGood()).toContain("SECRET")
  expect((await processWith({ SECRET: `${next},${old}` })).whyFormerAreGood()).toContain(later(0))
  const ended = await processWith({ SECRET: `${next},${old} - ${later(0)}` })
  expect(ended.whyFormerAreGood()).toBeUndefined()
})

test("where a secret is lost for good the database goes on without what it has sealed", async () => {
  const lost = await processWith({ SECRET: newSecret() })
  await lost.admitSecrets(db)
  const userId = await somebodyOf(lost)
  const process = await processWith({ SECRET: newSecret() })
  await expect(process.admitSecrets(db)).rejects.toThrow(OTHER_SECRET)
  await process.replaceLostSecrets(db)
  await process.admitSecrets(db)
  await expect(ibanFor(process, userId)).rejects.toThrow()
  await expect(lost.admitSecrets(db)).rejects.toThrow(OTHER_SECRET)
})

test("a SECRET_FILE that is not there, and one that holds something else, are named without what they hold", async () => {
  const none = await processWith({ SECRET_FILE: join(folder, "missing") })
  await expect(none.admitSecrets(db)).rejects.toThrow(/SECRET_FILE names .*missing/)
  const file = join(folder, "short")
  writeFileSync(file, "geheim")
  const short = await processWith({ SECRET_FILE: file })
  await expect(short.admitSecrets(db)).rejects.toThrow(/short does not hold 256-bit secrets$/)
})
