import { join } from "node:path"
import { inject } from "vitest"
import { launchProduct } from "#tests/support/product.ts"

/** Of every product that journeys start: they all begin with the demo world. */
export const SECRET_FILE = join(inject("demoWorld"), "secret")

/**
 * Another product than the worker's, for a journey through one that is set up differently; with a copy of the demo
 * world where its database is its own. `output`: the file that takes its log.
 */
export function startProduct(
  settings: Record<string, string> = {},
  options: { output?: number | "ignore" } = {},
) {
  if (settings.DATABASE_URL) return launchProduct({ SECRET_FILE, ...settings }, options)
  return launchProduct(settings, { ...options, world: inject("demoWorld") })
}
