/** A plain form posts here, from whichever page. */
export const END_VIEW_PATH = "/ansicht-beenden"

/** What the bar over every page says. */
export interface ShownView {
  name: string
  endsAt: string
}
