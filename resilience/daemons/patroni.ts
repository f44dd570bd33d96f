import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { ensureServerRole } from "#platform/server/postgres/server-role.ts"
import { freePort } from "../test-stack.ts"
import { pause, waitUntil } from "../wait.ts"
import {
  type Daemon,
  endDaemons,
  makeFolderOfDaemon,
  requirePrograms,
  startDaemon,
} from "./daemon.ts"
import { findPostgres } from "./find-postgres.ts"

const PASSWORD = "resilience"
const NODES = 3

interface Node {
  name: string
  port: number
  /** Of Patroni's own answers, which HAProxy asks. */
  apiPort: number
  patroni: Daemon
}

/** Three PostgreSQL that Patroni keeps, of which one takes writes, and HAProxy in front of whichever it is. */
export interface PatroniCluster {
  /** By the role that owns the tables, through HAProxy. */
  ownerUrl: string
  url: string
  version: string
  /** Who takes writes now; a server that was started again is another one. */
  primary(): Promise<string | undefined>
  /** SIGKILL of the primary's PostgreSQL, or of its Patroni as well, as when its machine is gone. */
  killPrimary(what: "PostgreSQL" | "machine"): Promise<void>
  /** Starts what was killed again, and waits until each follows the primary and one of them without delay. */
  mend(): Promise<void>
  stop(): Promise<void>
}

export async function startPatroniCluster(): Promise<PatroniCluster> {
  requirePrograms({ patroni: "patroni", etcd: "etcd-server", haproxy: "haproxy" })
  const { bin, version } = findPostgres()
  const folder = makeFolderOfDaemon(mkdtempSync(join(tmpdir(), "aufwind-failover-")))
  const etcdPort = await freePort()
  const etcd = await startEtcd(folder, etcdPort)
  const startNode = (name: string) =>
    startDaemon("patroni", [join(folder, `${name}.json`)], { folder, log: `${name}.log` })
  const nodes: Node[] = []
  for (let count = 1; count <= NODES; count += 1) {
    const [name, port, apiPort] = [`node${count}`, await freePort(), await freePort()]
    const settings = patroniSettings({ name, port, apiPort, etcdPort, folder, bin })
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(settings))
    nodes.push({ name, port, apiPort, patroni: startNode(name) })
  }
  const frontPort = await freePort()
  writeFileSync(join(folder, "haproxy.cfg"), haproxySettings(frontPort, nodes))
  const haproxy = startDaemon("haproxy", ["-f", join(folder, "haproxy.cfg")], {
    folder,
    log: "haproxy.log",
  })
  const address = (database: string) =>
    `postgresql://postgres:${PASSWORD}@127.0.0.1:${frontPort}/${database}`
  const isKept = async () => {
    const states = await Promise.all(nodes.map(stateOf))
    return (
      states.filter((state) => state?.role === "master").length === 1 &&
      states.filter((state) => state?.role === "replica" && state.state === "running").length ===
        NODES - 1 &&
      states.some((state) => state?.sync_standby)
    )
  }
  await waitUntil("three PostgreSQL are there", isKept)
  await run(address("postgres"), "create database aufwind")
  const ownerUrl = address("aufwind")
  const postmasterOf = ({ name }: Node) =>
    Number(readFileSync(join(folder, name, "postmaster.pid"), "utf8").split("\n")[0])
  const primaryNode = async () => {
    for (const node of nodes) if ((await stateOf(node))?.role === "master") return node
    return undefined
  }
  return {
    ownerUrl,
    url: await ensureServerRole(ownerUrl),
    version,
    async primary() {
      const node = await primaryNode()
      return node && `${node.name} ${postmasterOf(node)}`
    },
    async killPrimary(what) {
      const node = await primaryNode()
      if (!node) throw new Error("nobody takes writes")
      if (what === "machine") {
        node.patroni.kill("SIGKILL")
        await node.patroni.ended
      }
      process.kill(postmasterOf(node), "SIGKILL")
    },
    async mend() {
      for (const node of nodes) {
        if ((await stateOf(node)) === undefined) node.patroni = startNode(node.name)
      }
      await waitUntil("everybody follows the primary", isKept)
    },
    async stop() {
      await endDaemons([etcd, ...nodes.map(({ patroni }) => patroni), haproxy])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface NodeState {
  role: string
  state: string
  sync_standby?: boolean
}

/** What Patroni says of its PostgreSQL; nothing where it does not run. */
async function stateOf({ apiPort }: Node): Promise<NodeState | undefined> {
  const answer = await fetch(`http://127.0.0.1:${apiPort}/patroni`, {
    signal: AbortSignal.timeout(2_000),
  }).catch(() => undefined)
  return answer && ((await answer.json()) as NodeState)
}

async function run(url: string, statement: string): Promise<void> {
  // HAProxy looks once a second who the primary is
  await pause(2_000)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function startEtcd(folder: string, port: number): Promise<Daemon> {
  const clients = `http://127.0.0.1:${port}`
  const peers = `http://127.0.0.1:${await freePort()}`
  return startDaemon(
    "etcd",
    [
      ["--data-dir", join(folder, "etcd")],
      ["--listen-client-urls", clients],
      ["--advertise-client-urls", clients],
      ["--listen-peer-urls", peers],
      ["--initial-advertise-peer-urls", peers],
      ["--initial-cluster", `default=${peers}`],
    ].flat(),
    { folder, log: "etcd.log" },
  )
}

interface NodeSettings {
  name: string
  port: number
  apiPort: number
  etcdPort: number
  folder: string
  bin: string
}

/** As docs/operations.md says, all on one machine. */
function patroniSettings({ name, port, apiPort, etcdPort, folder, bin }: NodeSettings) {
  const user = (username: string) => ({ username, password: PASSWORD })
  return {
    scope: "aufwind",
    name,
    restapi: { listen: `127.0.0.1:${apiPort}`, connect_address: `127.0.0.1:${apiPort}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 15,
        loop_wait: 3,
        retry_timeout: 5,
        // what is acknowledged lies on two machines, and whoever has it becomes the next primary
        synchronous_mode: true,
        synchronous_mode_strict: true,
        // another one takes over instead of waiting until the first has recovered
        primary_start_timeout: 0,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: 100, wal_log_hints: "on", synchronous_commit: "on" },
        },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(folder, name),
      bin_dir: bin,
      pgpass: join(folder, `${name}.pgpass`),
      authentication: { superuser: user("postgres"), replication: user("replicator") },
      pg_hba: [
        "host all all 127.0.0.1/32 scram-sha-256",
        "host replication replicator 127.0.0.1/32 scram-sha-256",
      ],
      parameters: { unix_socket_directories: folder, shared_buffers: "64MB" },
      remove_data_directory_on_diverged_timelines: true,
    },
  }
}

function haproxySettings(port: number, nodes: readonly Node[]): string {
  const servers = nodes.map(
    (node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.apiPort}`,
  )
  return `global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join("\n")}
`
}
