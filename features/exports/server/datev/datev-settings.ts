import { env } from "#platform/server/env.ts"
import type { Chart } from "../../datev/datev-accounts.ts"

interface DatevSettings {
  consultant: number
  client: number
  chart: Chart
  accountLength: number
}

/** For whom a batch is; a demo has numbers of nobody. */
export function datevSettings(): DatevSettings | undefined {
  const settings = env()
  const consultant = settings.DATEV_CONSULTANT ?? (settings.isDemo ? 1001 : undefined)
  const client = settings.DATEV_CLIENT ?? (settings.isDemo ? 1 : undefined)
  if (consultant === undefined || client === undefined) return undefined
  const { DATEV_CHART: chart, DATEV_ACCOUNT_LENGTH: accountLength } = settings
  return { consultant, client, chart, accountLength }
}

/** Why there is no batch, as a sentence; null where there is one. */
export function datevProblem(): string | null {
  return datevSettings()
    ? null
    : "Für den DATEV-Buchungsstapel fehlen Berater- und Mandantennummer. Die Betriebseinstellungen DATEV_CONSULTANT und DATEV_CLIENT nennen sie."
}
