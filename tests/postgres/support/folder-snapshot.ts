import { createHash } from "node:crypto"
import { lstatSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** Every path below `folder` with all that a change would change: owner, times, contents. */
export function snapshotOf(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()
  return ["", ...names].map((name) => {
    const path = join(folder, name)
    const stat = lstatSync(path, { bigint: true })
    const contents = stat.isFile() ? createHash("sha256").update(readFileSync(path)) : undefined
    const { uid, mode, mtimeNs, ctimeNs } = stat
    return [name, uid, mode, mtimeNs, ctimeNs, contents?.digest("hex")].join(" ")
  })
}
