import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { seconds } from "#platform/duration.ts"
import { brokenRules } from "./books.ts"
import {
  endDaemons,
  makeFolderOfDaemon,
  requirePrograms,
  startDaemon,
  versionOf,
} from "./daemons/daemon.ts"
import { missingListeners } from "./daemons/listeners.ts"
import { type Finding, tried } from "./finding.ts"
import { underLoad } from "./load.ts"
import { say } from "./say.ts"
import { freePort, type TestStack } from "./test-stack.ts"
import { pause, waitUntil } from "./wait.ts"

/** Far fewer than the processes open to the pooler. */
const POOL_SIZE = 8
const AT_ONCE = 6
/** The first that knows prepared statements in transaction mode. */
const KNOWS_NAMES = [1, 21] as const

/** A process that answers and one that works, behind PgBouncer in transaction mode, while people do everything for `runs` seconds. */
export async function pooler(ground: TestStack, runs = 60): Promise<Finding[]> {
  requirePrograms({ pgbouncer: "pgbouncer" })
  const version = versionOf("pgbouncer")
  const what = `seconds behind PgBouncer ${version} in transaction mode`
  return [await tried(what, () => workBehindPooler(ground, { version, forSeconds: runs }))]
}

async function workBehindPooler(
  ground: TestStack,
  { version, forSeconds }: { version: string; forSeconds: number },
) {
  const bouncer = await startPgBouncer(ground.databaseUrl)
  const [major = 0, minor = 0] = version.split(".").map(Number)
  const knowsNames = major > KNOWS_NAMES[0] || minor >= KNOWS_NAMES[1]
  const settings = {
    DATABASE_URL: bouncer.url,
    DATABASE_DIRECT_URL: ground.databaseUrl,
    DATABASE_NAMED_STATEMENTS: knowsNames ? "on" : "off",
  }
  const web = ground.launch({ ...settings, ROLE: "web" })
  await web.ready
  const worker = ground.launch({ ...settings, ROLE: "worker", PORT: String(await freePort()) })
  try {
    await worker.ready
    const people = underLoad(ground, { atOnce: AT_ONCE })
    let most = 0
    for (let second = 0; second < forSeconds; second += 1) {
      await pause(seconds(1))
      most = Math.max(most, await bouncer.countServers())
    }
    const { journeys, wrong } = await people.end()
    say(
      `${journeys} journeys by at most ${most} connections of the database (pool of ${POOL_SIZE}), statements with names: ${settings.DATABASE_NAMED_STATEMENTS}`,
    )
    const broken = await brokenRules(ground.db)
    const findings = [
      ...wrong,
      ...(most > POOL_SIZE ? [`${most} connections came by the pooler`] : []),
      ...(await lookThrough(bouncer.url)),
      ...(await missingListeners(ground.db, 2)),
      ...(await lookAsDoctor(ground, settings)),
      ...broken,
    ]
    return { runs: forSeconds, findings }
  } finally {
    web.kill("SIGTERM")
    worker.kill("SIGTERM")
    await Promise.all([web.ended, worker.ended])
    await bouncer.stop()
  }
}

/** The role's timeouts hold for a connection that the pooler has opened. */
async function lookThrough(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ limit: string }>(
    "select current_setting('statement_timeout') as limit",
  )
  await client.end()
  const limit = rows[0]?.limit
  say(`a statement ends after ${limit} behind the pooler (target 15s)`)
  return limit === "15s" ? [] : [`a statement behind the pooler ends after ${limit}`]
}

/** Who has forgotten the way past the pooler is told so. */
async function lookAsDoctor(ground: TestStack, settings: Record<string, string>) {
  const findings: string[] = []
  for (const [direct, state] of [
    [ground.databaseUrl, "ok"],
    [settings.DATABASE_URL ?? "", "bad"],
  ] as const) {
    const asked = { ...settings, DATABASE_DIRECT_URL: direct }
    const said = await ground.run(["doctor"], asked).catch(String)
    const line = said.split("\n").find((one) => one.includes("notifications:")) ?? "nothing"
    const found = line.replace(/^.*?(?=ok|bad)/, "")
    say(`doctor: ${found}`)
    if (!found.startsWith(state)) findings.push(`doctor says ${found}, not ${state}`)
  }
  return findings
}

async function startPgBouncer(databaseUrl: string) {
  const folder = makeFolderOfDaemon(mkdtempSync(join(tmpdir(), "aufwind-pooler-")))
  const { hostname, port, username, password, pathname } = new URL(databaseUrl)
  const listenPort = await freePort()
  const config = join(folder, "pgbouncer.ini")
  writeFileSync(
    config,
    `[databases]
pooled = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
admin_users = ${username}
pool_mode = transaction
default_pool_size = ${POOL_SIZE}
max_client_conn = 500
ignore_startup_parameters = extra_float_digits
`,
    { mode: 0o600 },
  )
  const { uid, gid } = statSync(folder)
  chownSync(config, uid, gid)
  const daemon = startDaemon("pgbouncer", [config], { folder, log: "pgbouncer.log" })
  const url = `postgresql://${username}@127.0.0.1:${listenPort}/pooled`
  await waitUntil("PgBouncer answers", async () => {
    const client = new pg.Client({ connectionString: url })
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    )
  })
  const console = new pg.Client({ connectionString: url.replace(/pooled$/, "pgbouncer") })
  await console.connect()
  return {
    url,
    /** How many connections of the database it has open for the processes. */
    countServers: async () => (await console.query("show servers")).rows.length,
    async stop() {
      await console.end()
      await endDaemons([daemon])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
