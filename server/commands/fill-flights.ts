import { parseArgs } from "node:util"
import { fillFlights } from "#db/seed/many/fill-flights.ts"
import { env } from "#platform/server/env.ts"
import { bootstrap } from "../process.ts"
import { seedMissing } from "./seed.ts"

const USAGE = "npm run db:flights -- --count 1000000"

/** `npm run db:flights`: so many flights beside the demo world, to measure on. */
export async function fillWithFlights(...args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { count: { type: "string" } } })
  const count = Number(values.count)
  if (!Number.isInteger(count) || count < 1) throw new Error(USAGE)
  if (!env().isDemo)
    throw new Error(
      "only where the demo world may be: made-up flights among real ones deceive people",
    )
  const ground = await bootstrap("visitor")
  const begun = performance.now()
  try {
    await seedMissing(ground.db)
    await fillFlights(ground.db, {
      count,
      onProgress: (done) => process.stdout.write(`${done} flights\n`),
    })
    process.stdout.write(`done in ${Math.round((performance.now() - begun) / 1000)} s\n`)
  } finally {
    await ground.close()
  }
}
