import { serve } from "#server/serve.ts"
import { backUp } from "./commands/backup.ts"
import { checkInvariants } from "./commands/check-invariants.ts"
import { createAdmin } from "./commands/create-admin.ts"
import { doctor } from "./commands/doctor/doctor.ts"
import { fillWithFlights } from "./commands/fill-flights.ts"
import { importAirfieldFiles } from "./commands/import-airfields.ts"
import { migrateDatabase } from "./commands/migrate-database.ts"
import { printDatabaseUrl } from "./commands/print-database-url.ts"
import { restore } from "./commands/restore.ts"
import { rotateSecrets } from "./commands/rotate-secrets.ts"
import { seed } from "./commands/seed.ts"
import { upgradeDatabase } from "./commands/upgrade-database.ts"
import { verify } from "./commands/verify.ts"

/*
 * The entry of the server build: the server itself and every command-line program, so that all of
 * them share one module graph. `server/launch/` runs them.
 */

export { serve }

/** By name; what follows the name on the command line comes as their arguments. */
export const commands: Record<string, (...args: string[]) => Promise<void>> = {
  serve: () => serve(),
  backup: () => backUp(),
  restore,
  verify,
  invariants: () => checkInvariants(),
  doctor: () => doctor(),
  "admin:create": createAdmin,
  "import:airfields": importAirfieldFiles,
  "secrets:rotate": rotateSecrets,
  "db:migrate": migrateDatabase,
  "db:upgrade": upgradeDatabase,
  "db:flights": fillWithFlights,
  "db:seed": () => seed(),
  "db:url": printDatabaseUrl,
}
