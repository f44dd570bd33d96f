import { pageContext } from "#app/page-context.ts"
import { pageNotFound, refusedPage } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { isPictureForm } from "#features/wrapped/picture-form.ts"
import { ownPictureFile } from "#features/wrapped/server/own-picture.ts"
import { isCardKind } from "#features/wrapped/story-card.ts"
import type { Route } from "./+types/wrapped-preview"

const PNG = /\.png$/

/** A picture of the own year as a file, for its owner alone. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const { year, card } = params
  const form = params.file.replace(PNG, "")
  const isNamed = PNG.test(params.file) && /^[1-9]\d{3}$/.test(year)
  if (!isNamed || !isPictureForm(form) || !isCardKind(card)) throw pageNotFound(url)
  const bytes = await ownPictureFile(db, user, { year: Number(year), card, form })
  if (bytes === "busy") throw refusedPage(503)
  if (!bytes) throw pageNotFound(url)
  return new Response(new Uint8Array(bytes), {
    headers: { "content-type": "image/png", "cache-control": "no-store" },
  })
}
