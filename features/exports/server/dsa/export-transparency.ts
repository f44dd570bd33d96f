import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { toStatement, toStatementsCsv, toStatementsJson } from "../../dsa/statement-of-reasons.ts"
import type { TransparencyFile } from "../../dsa/transparency-path.ts"
import { toTransparencyCsv, transparencyReport } from "../../dsa/transparency-report.ts"
import { recordExport } from "../record-export.ts"
import { listRestrictionsToState, readYear } from "./read-year.ts"

/** A file of a year about what was moderated; that it was taken is written down. */
export function exportTransparency(
  db: Db,
  actor: UserActor,
  { year, file }: { year: number; file: TransparencyFile },
): Promise<string> {
  return inTransaction(db, async (tx) => {
    if (file === "bericht.csv") {
      await recordExport(tx, actor, { kind: "user.transparency_exported", of: String(year) })
      return toTransparencyCsv(year, transparencyReport(await readYear(tx, year)))
    }
    await recordExport(tx, actor, { kind: "user.reasons_exported", of: String(year) })
    const statements = (await listRestrictionsToState(tx, year)).map(toStatement)
    return file === "begruendungen.json"
      ? toStatementsJson(statements)
      : toStatementsCsv(statements)
  })
}
