import type { FeeRule } from "#features/settings/fee-rule.ts"
import { currentFeeRule } from "#features/settings/server/current-fee-rule.ts"
import type { Terrain } from "#illustrations/scene/terrain.ts"
import type { TimeOfDay } from "#illustrations/scene/time-of-day.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { log } from "#platform/server/log.ts"
import type { ContentPage } from "../content-page.ts"
import { contentPath } from "../content-page.ts"
import { isEditable } from "../editable-texts.ts"
import { parseContentFile } from "../front-matter.ts"
import { linkablePaths } from "../linkable-paths.ts"
import { isPlaceholder, type Placeholder } from "../placeholders.ts"
import type { TextFields } from "../text-fields.ts"
import { knownText, type TextsAround } from "../text-rules.ts"
import { bindNumbers } from "../typography.ts"
import { contentEdition, renewEdition } from "./content-edition.ts"
import { contentPhotos } from "./content-photos.ts"
import { fillFee } from "./fill-fee.ts"
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

function placeholderValues(): Readonly<Record<Placeholder, string>> {
  const operator = env()
  return {
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
}

function fillPlaceholders(source: string, unknown: (name: string) => string): string {
  const values = placeholderValues()
  return source.replace(/\{\{([A-Z_]+)\}\}/g, (_, name: string) =>
    isPlaceholder(name) ? values[name] : unknown(name),
  )
}

function readPage(slug: string, source: string): ContentPage {
  const filled = fillPlaceholders(fillFee(source, currentFeeRule()), (name) => {
    throw new Error(`No such placeholder in content: ${name}`)
  })
  const { frontMatter, body } = parseContentFile(bindNumbers(filled))
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

/** The page as these fields would make it, while somebody still writes: nothing in it has to keep to a rule. */
export function sketchPage(
  slug: string,
  fields: TextFields,
  sky: { terrain: Terrain; time: TimeOfDay },
): ContentPage {
  const read = (text: string) =>
    bindNumbers(fillPlaceholders(fillFee(text, currentFeeRule()), (name) => `{{${name}}}`))
  return {
    ...sky,
    title: read(fields.title),
    description: read(fields.description),
    lead: read(fields.lead),
    ...renderMarkdown(read(fields.body)),
    slug,
    path: contentPath(slug),
    isTemplate: false,
    cta: fields.ctaPath === "" ? null : { label: fields.ctaLabel, path: fields.ctaPath },
  }
}

/** A text that the back office has published in the place of a file. */
export interface PublishedText {
  source: string
  at: Date
}

interface ShownTexts {
  pages: ReadonlyMap<string, ContentPage>
  sources: ReadonlyMap<string, string>
  changedAt: ReadonlyMap<string, Date>
}

const delivered = new Map(Object.entries(sources).map(([file, source]) => [slugOf(file), source]))

let published: ReadonlyMap<string, PublishedText> = new Map()
let shown: ShownTexts | undefined
/** What they say the fee is. */
let filledWith: FeeRule | undefined

function shownTexts(): ShownTexts {
  const feeRule = currentFeeRule()
  // a rule stays the same object until another one holds
  if (!shown || filledWith !== feeRule) shown = readTexts()
  filledWith = feeRule
  return shown
}

function readTexts(): ShownTexts {
  const pages = new Map([...delivered].map(([slug, source]) => [slug, readPage(slug, source)]))
  const inUse = new Map(delivered)
  const changedAt = new Map<string, Date>()
  for (const [slug, { source, at }] of published) {
    if (!isEditable(slug) || !delivered.has(slug)) continue
    try {
      pages.set(slug, readPage(slug, source))
      inUse.set(slug, source)
      changedAt.set(slug, at)
    } catch (error) {
      log.error({ err: error, slug }, "a published text cannot be read, its file is shown")
    }
  }
  return { pages, sources: inUse, changedAt }
}

/**
 * Shows these texts in the place of their files from now on, and of all others the file. One that this
 * deployment cannot read is left out: its file is shown, and the log says so.
 */
export function setPublishedTexts(texts: ReadonlyMap<string, PublishedText>): void {
  published = texts
  shown = undefined
  renewEdition()
}

/** The page at `/de/{slug}`, its placeholders filled from the operator's configuration. */
export function findContentPage(slug: string): ContentPage | undefined {
  return shownTexts().pages.get(slug)
}

/** Every page, for the sitemap and the hubs. */
export function listContentPages(): ContentPage[] {
  return [...shownTexts().pages.values()]
}

/** The file of a text as it came with this deployment. */
export function deliveredText(slug: string): string {
  const source = delivered.get(slug)
  if (source === undefined) throw new Error(`no file for ${slug}`)
  return source
}

/** When a text that is shown was published here; undefined where the file of the deployment is shown. */
export function textChangedAt(slug: string): Date | undefined {
  return shownTexts().changedAt.get(slug)
}

let around: { edition: number; texts: TextsAround } | undefined

/** What a text is held against before it is published: the others as they are shown now. */
export function textsAround(): TextsAround {
  if (around?.edition === contentEdition()) return around.texts
  const { sources: inUse } = shownTexts()
  const texts = [...inUse].map(([slug, source]) => knownText(slug, source))
  around = {
    edition: contentEdition(),
    texts: { texts, paths: linkablePaths([...inUse.keys()]) },
  }
  return around.texts
}
