import { get } from "node:http"
import pg from "pg"
import { expect, test } from "vitest"
import { connectionUrl, readConnection } from "#platform/server/postgres/connection-file.ts"
import { layoutOf } from "#platform/server/postgres/data-dir-layout.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { startProduct } from "#tests/support/start-product.ts"

/* Two processes of the built server on one database: one that answers, and one that works on jobs. */

const connection = readConnection(layoutOf(ownProduct.dataDir).connectionFile)
if (!connection) throw new Error("the product left no address of its database")

/** Asked as whoever stands in front asks: for the address that the world knows. */
function statusOf(url: string): Promise<number | undefined> {
  const { host } = new URL(ownProduct.url)
  return new Promise((resolve, reject) => {
    get(url, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).once("error", reject)
  })
}

test("one process answers and only promises jobs, the other one works on them and answers probes alone", async () => {
  const name = `process_roles_${process.pid}`
  const admin = new pg.Client({ connectionString: connectionUrl(connection) })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = connectionUrl(connection, name)
  const settings = {
    DATABASE_URL: url,
    PUBLIC_URL: ownProduct.url,
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "post@aufwind.example",
    DATABASE_POOL_SIZE: "6",
  }
  const web = await startProduct({ ...settings, ROLE: "web" })
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  const states = async () =>
    (
      await database.query<{ state: string }>(
        "select distinct state::text from pgboss.job where name = 'count-key-figures' order by state",
      )
    ).rows.map(({ state }) => state)
  try {
    expect(await statusOf(`${web.url}/de`)).toBe(200)
    // which it has promised when it was started
    expect(await states()).toEqual(["created"])
    const worker = await startProduct({ ...settings, ROLE: "worker" })
    try {
      await expect.poll(states, { timeout: 20_000 }).toEqual(["completed"])
      const answers = ["/healthz", "/startupz", "/readyz", "/de", "/api/airports?q=bonn"].map(
        (path) => statusOf(worker.url + path),
      )
      expect(await Promise.all(answers)).toEqual([200, 200, 200, 404, 404])
    } finally {
      await worker.stop()
    }
  } finally {
    await database.end()
    await web.stop()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
})
