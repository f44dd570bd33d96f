import { createHash } from "node:crypto"

/** The same name gives the same id (a version 8 UUID): what is written under it again is a repeat. */
export function namedId(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex")
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
