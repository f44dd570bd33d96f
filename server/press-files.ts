import { Hono } from "hono"
import { LOGO_ZIP } from "#features/content/logo-files.ts"
import { drawLogos } from "#features/content/server/draw-logos.tsx"
import { INERT_FILE_POLICY } from "#platform/server/inert-file-policy.ts"

const TYPES: Readonly<Record<string, string>> = {
  svg: "image/svg+xml",
  png: "image/png",
  zip: "application/zip",
}

/** The press page's downloads, drawn once when somebody first asks for one. */
export function pressFiles() {
  const routes = new Hono()
  let drawn: Promise<Map<string, Uint8Array>> | undefined
  routes.get("/presse/:file{[a-z0-9-]{1,80}\\.(?:svg|png|zip)}", async (c) => {
    drawn ??= drawLogos().catch((error: unknown) => {
      drawn = undefined
      throw error
    })
    const file = c.req.param("file")
    const bytes = (await drawn).get(file)
    if (!bytes) return c.body(null, 404, { "cache-control": "no-store" })
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": TYPES[file.slice(-3)] ?? "application/octet-stream",
      "cache-control": "public, max-age=86400",
      ...(file === LOGO_ZIP && { "content-disposition": `attachment; filename="${file}"` }),
      "content-security-policy": INERT_FILE_POLICY,
    })
  })
  return routes
}
