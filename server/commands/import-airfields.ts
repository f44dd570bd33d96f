import { readFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import {
  type AirfieldImport,
  type Difference,
  importAirfields,
} from "#features/places/server/import-airfields.ts"
import type { SkipReason } from "#features/places/server/parse-our-airports.ts"
import { bootstrap } from "../process.ts"

const USAGE =
  "npm run import:airfields -- --airports airports.csv --runways runways.csv [--dry-run]"

/** `npm run import:airfields`: OurAirports' files into the database, and what came of it. */
export async function importAirfieldFiles(...args: string[]): Promise<void> {
  const options = parseOptions(args)
  const [airports, runways] = await Promise.all([
    readFile(options.airports, "utf8"),
    readFile(options.runways, "utf8"),
  ])
  const ground = await bootstrap("visitor")
  try {
    const report = await importAirfields(ground.db, { airports, runways }, options)
    process.stdout.write(reportText(report, options.isDryRun))
  } finally {
    await ground.close()
  }
}

function parseOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      airports: { type: "string" },
      runways: { type: "string" },
      "dry-run": { type: "boolean", default: false },
    },
  })
  if (!values.airports || !values.runways) throw new Error(USAGE)
  return { airports: values.airports, runways: values.runways, isDryRun: values["dry-run"] }
}

const REASONS: Readonly<Record<SkipReason, string>> = {
  abroad: "in anderen Ländern",
  closed: "geschlossen",
  water: "für Wasserflugzeuge oder Ballone",
  "no-code": "ohne ICAO-Kennung",
  twice: "mit einer Kennung, die schon da war",
  unreadable: "unlesbar",
}

/** What an operator wants to know of an import. */
function reportText(report: AirfieldImport, isDryRun: boolean): string {
  const skipped = Object.entries(REASONS).flatMap(([reason, words]) => {
    const count = report.skipped[reason as SkipReason]
    return count ? [`  ${count} ${words}`] : []
  })
  return [
    isDryRun ? "Nur geprüft, nichts geschrieben." : "Importiert.",
    `Neu: ${withList(report.added)}`,
    `Geändert: ${report.changed.length}`,
    ...report.changed.map(line),
    `Unverändert: ${report.unchanged}`,
    `Unsere eigene Angabe gilt weiter: ${report.kept.length}`,
    ...report.kept.map(line),
    `Ohne bekannten Ort in der Nähe, nicht übernommen: ${withList(report.withoutTown)}`,
    `Nicht mehr in der Datei, bleiben stehen: ${withList(report.gone)}`,
    ...(skipped.length > 0 ? ["Übergangen:", ...skipped] : []),
    "",
  ].join("\n")
}

function withList(codes: readonly string[]): string {
  return codes.length > 0 ? `${codes.length} (${codes.join(", ")})` : "0"
}

function line({ code, fields }: Difference): string {
  return `  ${code}: ${fields.join(", ")}`
}
