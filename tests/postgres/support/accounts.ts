import { spawnSync } from "node:child_process"

/** As whom a server process runs; `ids` is empty for the account of the tests themselves. */
export type Account = { name: string; ids: { uid?: number; gid?: number } }

const isRoot = process.getuid?.() === 0

export const root: Account = { name: "root", ids: {} }

/** When the tests run as root, somebody else who can read the project, if anybody can. */
const ordinaryUser: Account = {
  name: "an ordinary user",
  ids: isRoot ? { uid: 65_534, gid: 65_534 } : {},
}

/** Every account that a server can be run with here. */
export const accounts: Account[] = [
  ...(isRoot ? [root] : []),
  ...(canReadProject(ordinaryUser) ? [ordinaryUser] : []),
]

function canReadProject({ ids }: Account): boolean {
  const attempt = ["-e", "fs.readFileSync(process.argv[1])", import.meta.filename]
  return spawnSync(process.execPath, attempt, { ...ids, cwd: "/" }).status === 0
}
