/** Addresses of drawn scenes; the page that shows the kitchen sink knows where they lie. */
export type KitchenSinkScenes = {
  islands: string
  hills: string
  lowland: string
  hero: string
  heroDark: string
  footer: string
  footerDark: string
}
