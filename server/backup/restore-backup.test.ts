import { randomBytes } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import S3rver from "@20minutes/s3rver"
import { sql } from "drizzle-orm"
import type { Disk } from "flydrive"
import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { deleteAccount } from "#features/privacy/server/delete-account.tsx"
import { openIban } from "#features/users/core/server/iban-cipher.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { seconds } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { openStorage, storage } from "#platform/server/storage.ts"
import { backUpTo, emptyTarget, ownDisk, ownVault } from "#tests/support/backup-ground.ts"
import { testDatabaseWithUrl, workOff } from "#tests/support/database.ts"
import { IBAN, makeFullLife } from "#tests/support/full-life.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { tablesWith } from "#tests/support/personal-tables.ts"
import { openBackups } from "./backup-settings.ts"
import { listErasures, noteErasure } from "./erasures.ts"
import { lastBackupAt, noteBackup } from "./last-backup.ts"
import { listBackups, type Manifest, type Vault } from "./manifest.ts"
import { openRestored } from "./open-restored.ts"
import { findBackup, restoreBackup, SKIPPED_NUMBERS } from "./restore-backup.ts"
import { refuseHalfRestored } from "./restore-progress.ts"

/** A database is made, and all tables in it. */
const LONG = { timeout: 240_000 }

const { db, url, ownerUrl } = await testDatabaseWithUrl()
const life = await makeFullLife(db, "Gesichert")

/** What must be the same again. */
const contentOf = ({ tables, files }: Manifest) => ({
  tables: tables.map(({ name, columns, rows, digest }) => ({
    name,
    columns,
    rows,
    // pg-boss writes into it when it looked after its tables
    digest: name === "pgboss.queue" ? "" : digest,
  })),
  files: { count: files.count, sha256: files.sha256 },
})

const loading = (vault: Vault, skippedNumbers = 0) => ({ vault, skippedNumbers })

/** Keys, checks and triggers as the database describes them. */
async function rulesOf(db: Db) {
  const { rows } = await db.execute(sql`
    select conrelid::regclass::text as of, conname::text as name, pg_get_constraintdef(oid) as rule, convalidated as is_valid
    from pg_constraint where connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
    union all
    select tgrelid::regclass::text, tgname::text, pg_get_triggerdef(oid), tgenabled = 'O' from pg_trigger where not tgisinternal
    order by 1, 2, 3`)
  return rows.filter(({ of }) => !String(of).includes("queue_stats"))
}

test(
  "every row and every file comes back as it was, with all keys, checks and triggers, and is readable nowhere else",
  LONG,
  async () => {
    const vault = await ownVault()
    const files = (await ownDisk()).disk
    await files.put("photos/1/320.webp", randomBytes(200_000))
    await files.put("exports/leer.zip", "")
    const manifest = await backUpTo(vault, url, files)
    expect(manifest.tables.find(({ name }) => name === "public.users")?.rows).toBeGreaterThan(1)
    expect(manifest.files.count).toBe(2)

    const target = await emptyTarget()
    await restoreBackup(target, await findBackup(vault), loading(vault, SKIPPED_NUMBERS))
    const again = await backUpTo(await ownVault(), target.url, target.storage)
    expect(contentOf(again)).toEqual(contentOf(manifest))
    const restored = target.open()
    const { rows } = await restored.execute<{ iban: string }>(
      sql`select iban_encrypted as iban from bank_accounts where user_id = ${life.id}`,
    )
    expect(openIban(life.id, rows[0]?.iban ?? "")).toBe(IBAN)
    const users = readFileSync(join(vault.folder, manifest.id, "tables/public.users/000000"))
    expect(users.includes(life.words.lastName)).toBe(false)
    expect(await rulesOf(restored)).toEqual(await rulesOf(db))
    expect(await brokenInvariants(restored)).toEqual([])
    // what must never be changed still cannot be
    const owner = new pg.Client({ connectionString: target.ownerUrl })
    await owner.connect()
    await expect(owner.query("update events set kind = 'x'")).rejects.toThrow()
    await owner.end()
    // a number that may be known outside is not given again
    const last = Math.max(
      ...(await db.select({ id: usersTable.id }).from(usersTable)).map(({ id }) => id),
    )
    const newcomer = await makeUser(restored)
    expect(newcomer.id).toBeGreaterThan(last + SKIPPED_NUMBERS - 1)
  },
)

test("bookings go on while a backup is taken, and are not in it", async () => {
  const vault = await ownVault()
  const { disk } = await ownDisk()
  let booked: number | undefined
  const put = disk.put.bind(disk)
  disk.put = async (...args: Parameters<Disk["put"]>) => {
    // in the middle of it
    if (booked === undefined) {
      booked = 0
      booked = (await makeBooking(db)).id
    }
    return put(...args)
  }
  const bookings = async () =>
    (await db.select({ id: bookingsTable.id }).from(bookingsTable)).length
  const before = await bookings()
  const { tables } = await backUpTo({ ...vault, disk }, url)
  expect(booked).toBeGreaterThan(0)
  expect(tables.find(({ name }) => name === "public.bookings")?.rows).toBe(before)
  expect(await bookings()).toBe(before + 1)
})

test("only one backup is taken at a time", async () => {
  const vault = await ownVault()
  const { disk } = await ownDisk()
  const put = disk.put.bind(disk)
  let second: Promise<unknown> | undefined
  disk.put = (...args: Parameters<Disk["put"]>) => {
    second ??= backUpTo(vault, url)
    return second.then(
      () => put(...args),
      () => put(...args),
    )
  }
  await backUpTo({ ...vault, disk }, url)
  await expect(second).rejects.toThrow("Es läuft schon eine Sicherung")
  expect(await listBackups(vault.disk)).toEqual({ whole: [], begun: [] })
})

test("a backup that was broken off is none", async () => {
  const vault = await ownVault()
  const { disk } = await ownDisk()
  const put = disk.put.bind(disk)
  let left = 5
  disk.put = async (...args: Parameters<Disk["put"]>) => {
    left -= 1
    if (left < 0) throw new Error("the disk is full")
    return put(...args)
  }
  await expect(backUpTo({ ...vault, disk }, url)).rejects.toThrow("the disk is full")
  expect(await listBackups(disk)).toEqual({ whole: [], begun: [expect.any(String)] })
  await expect(findBackup({ ...vault, disk })).rejects.toThrow("Es gibt keine Sicherung")
})

test("it goes into nothing but an empty database and an empty storage", async () => {
  const vault = await ownVault()
  const manifest = await backUpTo(vault, url)
  const target = await emptyTarget()
  await target.storage.put("photos/2/320.webp", "x")
  await expect(restoreBackup(target, manifest, loading(vault))).rejects.toThrow(
    "Der Speicher ist nicht leer",
  )
  const used = { url, ownerUrl, storage: (await ownDisk()).disk }
  await expect(restoreBackup(used, manifest, loading(vault))).rejects.toThrow(
    "Die Datenbank ist nicht leer",
  )
})

test("another key, another secret, and what is newer are refused in one sentence, before anything is written", async () => {
  const vault = await ownVault()
  const manifest = await backUpTo(vault, url)
  await expect(findBackup({ ...vault, key: randomBytes(32) })).rejects.toThrow(
    `BACKUP_KEY öffnet die Sicherung ${manifest.id} nicht`,
  )
  await expect(findBackup(vault, "2020-01-01T00-00-00Z-0000")).rejects.toThrow("gibt es nicht")
  const target = await emptyTarget()
  const refused: [Partial<Manifest>, string][] = [
    [{ fingerprints: ["0123456789abcdef"] }, "ist nicht das Geheimnis der Sicherung"],
    [{ migrations: [{ name: "0001-other.sql", hash: "0" }] }, "von einer anderen Version"],
  ]
  for (const [change, words] of refused) {
    const other = { ...manifest, ...change }
    await expect(restoreBackup(target, other, loading(vault))).rejects.toThrow(words)
  }
  await refuseHalfRestored(target.url)
})

test(
  "what was changed in the backup is found, and the database stays without a row",
  LONG,
  async () => {
    const vault = await ownVault()
    const manifest = await backUpTo(vault, url)
    const part = join(vault.folder, manifest.id, "tables/public.users/000000")
    const bytes = readFileSync(part)
    bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1
    writeFileSync(part, bytes)
    const target = await emptyTarget()
    await expect(restoreBackup(target, manifest, loading(vault))).rejects.toThrow("does not open")
    const restored = target.open()
    expect((await restored.execute(sql`select from events limit 1`)).rows).toEqual([])
    // nobody opens a server on it, and the mended backup goes on where it was
    await expect(refuseHalfRestored(target.url)).rejects.toThrow("npm run restore führt ihn fort")
    bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1
    writeFileSync(part, bytes)
    await restoreBackup(target, manifest, loading(vault))
    await restoreBackup(target, manifest, loading(vault))
    await openRestored({
      db: restored,
      ownerUrl: target.ownerUrl,
      backups: vault.disk,
      takenAt: new Date(),
    })
    await refuseHalfRestored(target.url)
  },
)

test(
  "who has deleted the account since has deleted it, nobody is signed in, and promised jobs wait",
  LONG,
  async () => {
    const vault = await ownVault()
    const leaving = await makeFullLife(db, "Weggegangen")
    const { passengerId: blocked } = await makeBooking(db)
    if (blocked === null) throw new Error("nobody has booked")
    await db.execute(sql`
    insert into pgboss.job (id, name, data, state, policy)
    values (gen_random_uuid(), 'forget-files', '{"keys": ["one"]}', 'active', 'standard')`)
    const manifest = await backUpTo(vault, url)
    const takenAt = new Date(manifest.takenAt)
    await deleteAccount(db, leaving.actor, { email: leaving.words.email })
    await workOff(db)
    // other runs of this test have left theirs there
    const noted = (await listErasures(await openBackups(), takenAt)).filter(
      ({ userId, at }) => userId === leaving.id && at.getTime() > takenAt.getTime() - seconds(1),
    )
    expect(noted).toHaveLength(1)
    // by this name they lie beside the backup, too; something of the other one is open again
    for (const { at } of noted) {
      await noteErasure(vault.disk, { userId: leaving.id, at })
      await noteErasure(vault.disk, { userId: blocked, at })
    }

    const target = await emptyTarget()
    await restoreBackup(target, manifest, loading(vault))
    const restored = target.open()
    const backups = vault.disk
    const replayed = await openRestored({
      db: restored,
      ownerUrl: target.ownerUrl,
      backups,
      takenAt,
    })
    expect(replayed).toEqual({ erased: 1, waiting: 1 })
    const { rows } = await restored.execute(
      sql`select (select count(*)::int from sessions where revoked_at is null) as sessions,
      (select count(*)::int from pgboss.job where state = 'active') as active,
      (select count(*)::int from pgboss.job where name = 'forget-files' and state = 'retry') as retried,
      (select count(*)::int from pgboss.job where name = 'erase-again' and data->>'userId' = ${String(blocked)}
        and start_after > now() + interval '23 hours') as tomorrow`,
    )
    expect(rows).toEqual([{ sessions: 0, active: 0, retried: 1, tomorrow: 1 }])
    await workOff(restored)
    // codes of credit that were given out since are lost with the later database: a last mail has new ones
    expect(await tablesWith(restored, "weggegangen")).toEqual(["public.mails"])
    expect(await tablesWith(restored, "gesichert")).toContain("public.users")
    expect(await brokenInvariants(restored)).toEqual([])
  },
)

test("an S3 server is as good a place as a folder", LONG, async () => {
  const folder = mkdtempSync(join(tmpdir(), "aufwind-backup-s3-"))
  const s3 = new S3rver({
    port: 0,
    silent: true,
    allowMismatchedSignatures: true,
    directory: folder,
    configureBuckets: [
      { name: "backups", configs: [] },
      { name: "files", configs: [] },
    ],
  })
  const { port } = await s3.run()
  onTestFinished(async () => {
    await s3.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const bucket = (name: string) =>
    openStorage({
      STORAGE_URL: `s3:http://S3RVER:S3RVER@127.0.0.1:${port}/${name}`,
      DATA_DIR: folder,
    })
  const vault = { disk: await bucket("backups"), key: randomBytes(32) }
  const files = await bucket("files")
  await files.put("photos/1/320.webp", randomBytes(100_000))
  const manifest = await backUpTo(vault, url, files)
  const target = await emptyTarget()
  await restoreBackup(target, await findBackup(vault), loading(vault))
  const again = await backUpTo(vault, target.url, target.storage)
  expect(contentOf(again)).toEqual(contentOf(manifest))
  expect((await listBackups(vault.disk)).whole).toHaveLength(2)
})

test("every process knows when the last backup was taken", async () => {
  const manifest = await backUpTo(await ownVault(), url)
  await noteBackup(storage(), manifest)
  expect((await lastBackupAt(storage()))?.toISOString()).toBe(manifest.takenAt)
})
