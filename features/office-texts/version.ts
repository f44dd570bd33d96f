import { isEditable } from "#features/content/editable-texts.ts"

/*
 * A document is a text or the plan of the home page. Whoever saves writes a whole new version of it; what
 * stands in an earlier one stays as it is.
 */

export const HOME_DOCUMENT = "startseite"

/** `delivered`: from then on what the deployment brings is shown again. */
export type VersionState = "draft" | "published" | "delivered"

export const VERSION_STATE_LABELS: Readonly<Record<VersionState, string>> = {
  draft: "Entwurf",
  published: "veröffentlicht",
  delivered: "zurück zur Auslieferung",
}

/** One row of a history, without what it says. */
export interface VersionEntry {
  number: number
  state: VersionState
  note: string
  restoredNumber: number | null
  author: string
  writtenAt: string
}

export interface Version extends VersionEntry {
  body: string
  /** What the deployment brought when it was written. */
  deliveredBody: string
}

/** A document as its editor needs it. */
export interface Document {
  /** 0 while nobody has written anything here. */
  latestNumber: number
  /** What is shown to everybody: the newest version that is no draft, else the deployment's. */
  shownBody: string
  /** What somebody goes on writing: a draft where there is one, else what is shown. */
  workingBody: string
  deliveredBody: string
  draft: VersionEntry | null
  published: VersionEntry | null
  /** What the deployment brought when the published version was written, where it brings something else now. */
  formerDeliveredBody: string | null
}

/** Puts together what is known of a document from its newest versions and what the deployment brings. */
export function documentOf(deliveredBody: string, newestFirst: readonly Version[]): Document {
  const [latest] = newestFirst
  const decided = newestFirst.find(({ state }) => state !== "draft")
  const published = decided?.state === "published" ? decided : undefined
  const draft = latest?.state === "draft" ? latest : undefined
  const shownBody = published?.body ?? deliveredBody
  const basis = draft ?? published
  const hasDeploymentChanged = basis !== undefined && basis.deliveredBody !== deliveredBody
  return {
    latestNumber: latest?.number ?? 0,
    shownBody,
    workingBody: draft?.body ?? shownBody,
    deliveredBody,
    draft: draft ? entryOf(draft) : null,
    published: published ? entryOf(published) : null,
    formerDeliveredBody: hasDeploymentChanged ? basis.deliveredBody : null,
  }
}

function entryOf({ body: _, deliveredBody: __, ...entry }: Version): VersionEntry {
  return entry
}

/** Whether the back office may write versions of a document at all. */
export function isDocument(name: string): boolean {
  return name === HOME_DOCUMENT || isEditable(name)
}
