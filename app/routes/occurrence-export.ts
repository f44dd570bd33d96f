import { pageContext } from "#app/page-context.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import {
  EXPORT_FORMATS,
  isExportFormat,
  isExportPeriod,
} from "#features/occurrences/occurrence-export.ts"
import { exportForAuthority } from "#features/occurrences/server/export-for-authority.ts"
import type { Route } from "./+types/occurrence-export"

/** The anonymised export of a year or a quarter, for the back office to pass on. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url }, "occurrences.export")
  const [period, format] = [url.searchParams.get("zeitraum"), url.searchParams.get("format")]
  if (!isExportPeriod(period) || !isExportFormat(format)) throw pageNotFound(url)
  const file = await exportForAuthority(context.get(pageContext).db, admin, { period, format })
  return new Response(file, {
    headers: {
      "content-type": `${EXPORT_FORMATS[format]}; charset=utf-8`,
      "content-disposition": `attachment; filename="aufwind-vorfaelle-${period}.${format}"`,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  })
}
