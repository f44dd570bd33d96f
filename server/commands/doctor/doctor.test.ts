import { once } from "node:events"
import { createServer } from "node:http"
import { type AddressInfo, createServer as createTcpServer } from "node:net"
import { createServer as createTlsServer } from "node:tls"
import { sql } from "drizzle-orm"
import { SMTPServer } from "smtp-server"
import { afterAll, expect, test } from "vitest"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { selfMadeCertificate } from "#tests/support/self-made-certificate.ts"
import { lookAt } from "./finding.ts"
import { lookAtDatabase } from "./look-at-database.ts"
import { lookAtCertificate, lookAtProxy } from "./look-at-edge.ts"
import { lookAtMailDomain, lookAtMailServer } from "./look-at-mail.ts"
import { lookAtSecret } from "./look-at-secret.ts"

const { url, owner } = await testDatabaseWithUrl()
const CONNECTIONS = 26
const ends: (() => void)[] = []
afterAll(() => {
  for (const end of ends) end()
})

async function listening(server: ReturnType<typeof createTcpServer>): Promise<number> {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  ends.push(() => server.close())
  return (server.address() as AddressInfo).port
}

const saidOf = async (findings: Promise<{ what: string; state: string }[]>) =>
  Object.fromEntries((await findings).map(({ what, state }) => [what, state]))

test("a database as it should be has nothing that somebody must look at", async () => {
  expect(await saidOf(lookAtDatabase(url, CONNECTIONS))).toEqual({
    "database version": "ok",
    "database encoding": "ok",
    "database takes writes": "ok",
    "database keeps what it acknowledges": "ok",
    "database connections": "ok",
    clock: "ok",
    "database role": "ok",
    migrations: "ok",
    notifications: "ok",
  })
})

test("a database with too few connections for the pools of two processes is to be looked at", async () => {
  const { rows } = await owner.execute<{ count: number }>(
    sql`select current_setting('max_connections')::int as count`,
  )
  const all = rows[0]?.count ?? 0
  expect(await saidOf(lookAtDatabase(url, all))).toMatchObject({ "database connections": "warn" })
})

test("a role that does not wait for the disk can lose money", async () => {
  const hasty = new URL(url)
  hasty.searchParams.set("options", "-c synchronous_commit=off")
  expect(await saidOf(lookAtDatabase(hasty.href, CONNECTIONS))).toMatchObject({
    "database keeps what it acknowledges": "bad",
  })
})

test("a secret that is not the database's is bad, and says what to do", async () => {
  expect(await lookAtSecret(url)).toMatchObject({ what: "secret", state: "ok" })
  await owner.execute(sql`insert into sealing_secrets values ('0123456789abcdef', now())`)
  expect(await lookAtSecret(url)).toEqual({
    what: "secret",
    state: "bad",
    said: expect.stringMatching(/0123456789abcdef.*set SECRET, SECRET_FILE/),
  })
})

test("a database without the newest migration is said to want it", async () => {
  await owner.execute(
    sql`delete from schema_migrations where name = (select max(name) from schema_migrations)`,
  )
  expect(await saidOf(lookAtDatabase(url, CONNECTIONS))).toMatchObject({ migrations: "warn" })
})

test("a database of a version that takes away what this one needs is bad", async () => {
  await owner.execute(sql`insert into schema_migrations values ('9001-taken.sql', 'x', now())`)
  expect(await saidOf(lookAtDatabase(url, CONNECTIONS))).toMatchObject({ migrations: "bad" })
})

test("a database that nobody answers for is one finding that says why", async () => {
  const closed = createTcpServer()
  const port = await listening(closed)
  closed.close()
  await once(closed, "close")
  const nobody = `postgresql://aufwind@127.0.0.1:${port}/aufwind`
  expect(await lookAt("database", () => lookAtDatabase(nobody, CONNECTIONS))).toEqual([
    { what: "database", state: "bad", said: expect.stringContaining("ECONNREFUSED") },
  ])
})

test("a mail server that lets us in is good, one that refuses our password is not", async () => {
  const smtp = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === "richtig" ? done(null, { user: "post" }) : done(new Error("wrong password")),
  })
  smtp.on("error", () => undefined)
  smtp.listen(0, "127.0.0.1")
  await once(smtp.server, "listening")
  ends.push(() => smtp.close())
  const at = `127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
  expect(await lookAtMailServer(`smtp://post:richtig@${at}`)).toMatchObject({ state: "ok" })
  expect(await lookAt("mail server", () => lookAtMailServer(`smtp://post:falsch@${at}`))).toEqual([
    { what: "mail server", state: "bad", said: expect.stringContaining("wrong password") },
  ])
})

test("a sender without an address is said to have none", async () => {
  expect(await lookAtMailDomain("Aufwind")).toEqual([
    { what: "mail sender", state: "bad", said: "MAIL_FROM has no address: Aufwind" },
  ])
})

test("an address without TLS is told, and a certificate that nobody has signed is bad", async () => {
  expect(await lookAtCertificate("http://localhost:3000")).toMatchObject({ state: "warn" })
  const { certificate, key } = selfMadeCertificate("localhost")
  const port = await listening(createTlsServer({ cert: certificate, key }))
  const self = `https://localhost:${port}`
  expect(await lookAt("TLS", () => lookAtCertificate(self))).toMatchObject([{ state: "bad" }])
})

test("what stands in front must lead to this build, and let its request ids through", async () => {
  let isKept = true
  const proxy = createServer((_, response) => {
    response.setHeader("content-type", "application/json")
    if (isKept) response.setHeader("x-request-id", "0123456789")
    response.end(JSON.stringify({ id: "b1" }))
  })
  const at = `http://127.0.0.1:${await listening(proxy)}`
  expect(await saidOf(lookAtProxy(at, "b1"))).toEqual({ "public address": "ok", proxy: "ok" })
  isKept = false
  expect(await saidOf(lookAtProxy(at, "b2"))).toEqual({ "public address": "warn", proxy: "warn" })
})
