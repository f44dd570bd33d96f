import type { VersionEntry } from "./version.ts"

/** A text in the list of all that may be edited here. */
export interface ListedText {
  slug: string
  title: string
  isPublished: boolean
  hasDraft: boolean
  /** The deployment brings another text than when somebody wrote here. */
  hasDeploymentChanged: boolean
  /** Draft or published version, whichever somebody goes on with. */
  latest: VersionEntry | null
}
