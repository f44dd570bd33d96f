/** A page to go on to. */
export interface PageLink {
  title: string
  path: string
}
