import { pageContext } from "#app/page-context.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { makeApplePass } from "#features/flight-day/server/apple-pass.ts"
import { findPass } from "#features/flight-day/server/find-pass.ts"
import type { Route } from "./+types/boarding-pass-apple"

/** A boarding pass for Apple Wallet, with the names that the page of the pass shows to the same person. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, user } = context.get(pageContext)
  const pass = await findPass(db, user, url.searchParams.get("t") ?? "")
  const file = pass && (await makeApplePass(pass))
  if (!file) throw pageNotFound(url)
  return new Response(new Uint8Array(file), {
    headers: {
      "content-type": "application/vnd.apple.pkpass",
      "content-disposition": 'attachment; filename="bordkarte.pkpass"',
      "cache-control": "no-store",
    },
  })
}
