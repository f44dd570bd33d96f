import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"

/** Prints where the product answers and, in the demo world, who may sign in; or that it works where nobody asks. */
export async function printWelcome(db: Db): Promise<void> {
  if (env().ROLE === "worker") {
    process.stdout.write("\n  Aufwind arbeitet Aufträge ab.\n\n")
    return
  }
  const lines = ["", `  Aufwind läuft: ${env().PUBLIC_URL}/de`]
  if (env().isDemo) {
    const { rows } = await db.execute<{ email: string }>(
      sql`select email from users where email in ('pilot@aufwind.example', 'passagier@aufwind.example', 'verwaltung@aufwind.example') order by id`,
    )
    lines.push(
      "",
      "  Demo-Zugänge (Passwort Aufwind-Demo-1):",
      ...rows.map((row) => `    ${row.email}`),
    )
    lines.push("", `  Mails liegen im Postfach: ${env().PUBLIC_URL}/dev/postfach`)
  }
  process.stdout.write(`${lines.join("\n")}\n\n`)
}
