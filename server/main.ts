import { checkInvariants } from "#server/check-invariants.ts"
import { createAdmin } from "#server/create-admin.ts"
import { fillWithFlights } from "#server/fill-flights.ts"
import { importAirfieldFiles } from "#server/import-airfields.ts"
import { bootstrap } from "#server/process.ts"
import { seed } from "#server/seed.ts"
import { serve } from "#server/serve.ts"

/*
 * The entry of the server build: the server itself and every command-line program, so that all of
 * them share one module graph. `server/launch/` runs them.
 */

export { serve }

/** By name; what follows the name on the command line comes as their arguments. */
export const commands: Record<string, (...args: string[]) => Promise<void>> = {
  serve: () => serve(),
  invariants: () => checkInvariants(),
  "admin:create": (address) => createAdmin(address),
  "import:airfields": importAirfieldFiles,
  "db:migrate": async () => {
    const ground = await bootstrap("visitor")
    await ground.close()
  },
  "db:flights": fillWithFlights,
  "db:seed": () => seed(),
  "db:url": async () => {
    const ground = await bootstrap("visitor")
    process.stdout.write(`${ground.url}\n`)
    await ground.close()
  },
}
