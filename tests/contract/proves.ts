import type { ContractRow } from "./rows.ts"

declare module "vitest" {
  interface TaskMeta {
    proves?: readonly ContractRow[]
  }
}

/** Marks a test as the proof of rows of the contract: `test("…", { meta: proves("retries") }, …)`. */
export function proves(...rows: ContractRow[]): { proves: readonly ContractRow[] } {
  return { proves: rows }
}
