import { spawnSync } from "node:child_process"
import pg from "pg"
import { expect, test } from "vitest"
import { connectionUrl, readConnection } from "#platform/server/postgres/connection-file.ts"
import { layoutOf } from "#platform/server/postgres/data-dir-layout.ts"
import { serverUrlOf } from "#platform/server/postgres/server-role.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { SECRET_FILE, startProduct } from "#tests/support/start-product.ts"

/*
 * The built server and its commands as processes: with the embedded PostgreSQL, and with one of an
 * operator who has given the server a role that owns nothing.
 */

const connection = readConnection(layoutOf(ownProduct.dataDir).connectionFile)
if (!connection) throw new Error("the product left no address of its database")
const ownerUrl = connectionUrl(connection)

async function ask(url: string, question: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(question)).rows
  } finally {
    await client.end()
  }
}

/** Who is connected to a database, besides who asks. */
const whoIsThere = `select distinct usename as who from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`

test("a server of an operator neither migrates nor owns: it waits for npm run db:migrate", async () => {
  const name = `two_roles_${process.pid}`
  await ask(ownerUrl, `create database ${name}`)
  const owner = connectionUrl(connection, name)
  const url = serverUrlOf(owner)
  const settings = {
    DATABASE_URL: url,
    SECRET_FILE,
    PUBLIC_URL: ownProduct.url,
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "post@aufwind.example",
  }
  await expect(startProduct(settings)).rejects.toThrow("the product ended")

  const migrated = command("db:migrate", { ...settings, MIGRATION_DATABASE_URL: owner })
  expect(migrated).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d\d+ migrations/) })
  const again = command("db:migrate", { ...settings, MIGRATION_DATABASE_URL: owner })
  expect(again.stdout).toMatch(/^0 migrations/)

  const product = await startProduct(settings)
  try {
    expect(await ask(owner, whoIsThere)).toEqual([{ who: "aufwind_server" }])
    const invariants = command("invariants", settings)
    expect(invariants).toMatchObject({ status: 0, stdout: expect.stringContaining("rules hold") })
    expect(command("db:url", settings).stdout.trim()).toBe(url)
    expect(command("db:url", settings, "--owner").status).toBe(1)
  } finally {
    await product.stop()
    await ask(ownerUrl, `drop database ${name} with (force)`)
  }
})

test("the server of npm start is connected as nobody but its own role", async () => {
  const product = await startProduct()
  try {
    const theirs = readConnection(layoutOf(product.dataDir).connectionFile)
    if (!theirs) throw new Error("the product left no address of its database")
    expect(await ask(connectionUrl(theirs), whoIsThere)).toEqual([{ who: "aufwind_server" }])
    const commands = command("db:url", { DATA_DIR: product.dataDir }, "--owner")
    expect(commands.stdout.trim()).toBe(connectionUrl(theirs))
  } finally {
    await product.stop()
  }
})

function command(name: string, settings: Record<string, string>, ...args: string[]) {
  return spawnSync(process.execPath, ["server/launch/command.mjs", name, ...args], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "error", ...settings },
  })
}
