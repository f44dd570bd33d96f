import { EDITABLE_TEXTS } from "#features/content/editable-texts.ts"

export const TEXTS_PATH = "/de/verwaltung/texte"
export const HOME_PLAN_PATH = "/de/verwaltung/startseite"

/** A text whose address has two parts has one name here: `cockpit/hilfe` is `cockpit-hilfe`. */
const nameOf = (slug: string) => slug.replaceAll("/", "-")

/** Where the back office edits a text, or looks at one of its versions. */
export function textPath(slug: string, version?: number): string {
  return withVersion(`${TEXTS_PATH}/${nameOf(slug)}`, version)
}

/** Where it decides about the topics of the home page; `day`: of which it previews the page. */
export function homePlanPath({ day, version }: { day?: string; version?: number } = {}): string {
  return withVersion(HOME_PLAN_PATH, version) + (day === undefined ? "" : `?tag=${day}`)
}

function withVersion(path: string, version: number | undefined): string {
  return version === undefined ? path : `${path}/${version}`
}

/** The text of a name in an address; undefined where nobody may edit it here. */
export function slugOfName(name: string): string | undefined {
  return EDITABLE_TEXTS.find((slug) => nameOf(slug) === name)
}
