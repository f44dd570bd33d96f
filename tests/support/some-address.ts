import { randomBytes } from "node:crypto"

/** A household of its own: what counts by the caller's address must not add up over all visitors. */
export function someAddress(): string {
  return [10, ...randomBytes(3)].join(".")
}
