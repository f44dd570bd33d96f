import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import type { ContentPage } from "../content-page.ts"
import { contentPath } from "../content-page.ts"
import { parseContentFile } from "../front-matter.ts"
import { bindNumbers } from "../typography.ts"
import { contentPhotos } from "./content-photos.ts"
import { renderMarkdown } from "./markdown.ts"
import { photoCredits } from "./photo-credits.ts"

// read when the server is built: a deployed server needs no content folder beside it
const sources = import.meta.glob<string>(["/content/**/*.md", "!/content/photos/**"], {
  query: "?raw",
  import: "default",
  eager: true,
})

function slugOf(file: string): string {
  return file.replace(/^\/content\//, "").replace(/\.md$/, "")
}

// these stand in the pages only where the operator has set them up
const OUTSIDE_PLACE_SEARCH =
  "Tippst du einen Ort, fragt unser Server damit einen Dienst für Ortsnamen. Er erfährt den Text und sonst nichts: keine Adresse, kein Konto, kein Gerät."

const STRIPE =
  "Du zahlst auf der Seite von Stripe (Stripe Payments Europe, Limited, Dublin). Stripe erfährt dort, was du eingibst, und von uns Betrag und Vorgangsnummer; wer am Steuer Geld bekommt, weist sich dort aus."

const TRIAL_PAYMENTS = `### Was ist eine Probezahlung?

Die Kasse, mit der diese Seite zurzeit arbeitet: Sie zeigt alle Schritte einer Zahlung, auch eine abgelehnte, aber es fließt kein Geld. Das steht auf jeder Seite, die damit zu tun hat.`

function fillPlaceholders(source: string): string {
  const operator = env()
  const values: Record<string, string> = {
    PRODUCT_NAME,
    OPERATOR_NAME: operator.OPERATOR_NAME,
    OPERATOR_ADDRESS: operator.OPERATOR_ADDRESS,
    OPERATOR_EMAIL: operator.OPERATOR_EMAIL,
    OPERATOR_PHONE: operator.OPERATOR_PHONE,
    OPERATOR_REGISTER: operator.OPERATOR_REGISTER,
    OPERATOR_VAT_ID: operator.OPERATOR_VAT_ID,
    OUTSIDE_PLACE_SEARCH: operator.GEOCODER_URL === undefined ? "" : OUTSIDE_PLACE_SEARCH,
    PHOTO_CREDITS: photoCredits(contentPhotos),
    PAYMENT_SERVICE: operator.PAYMENTS === "stripe" ? STRIPE : "",
    TRIAL_PAYMENTS: operator.PAYMENTS === "trial" ? TRIAL_PAYMENTS : "",
  }
  return source.replace(/\{\{([A-Z_]+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No such placeholder in content: ${name}`)
    return value
  })
}

function readPage(slug: string, source: string): ContentPage {
  const { frontMatter, body } = parseContentFile(bindNumbers(fillPlaceholders(source)))
  const { template, cta, ...rest } = frontMatter
  return {
    ...rest,
    ...renderMarkdown(body),
    slug,
    path: contentPath(slug),
    isTemplate: template,
    cta: cta ?? null,
  }
}

let pages: Map<string, ContentPage> | undefined

function allPages(): Map<string, ContentPage> {
  pages ??= new Map(
    Object.entries(sources).map(([file, source]) => {
      const slug = slugOf(file)
      return [slug, readPage(slug, source)]
    }),
  )
  return pages
}

/** The page at `/de/{slug}`, its placeholders filled from the operator's configuration. */
export function findContentPage(slug: string): ContentPage | undefined {
  return allPages().get(slug)
}

/** Every page, for the sitemap and the hubs. */
export function listContentPages(): ContentPage[] {
  return [...allPages().values()]
}
