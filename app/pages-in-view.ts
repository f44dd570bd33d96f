/*
 * Which pages somebody of the back office may see as another person (`features/person-views`). Whatever is not
 * named here says that the view does not show it: what consists of messages, documents, weights or bank data, every
 * file, and every page that is new. What is hidden within the others the database hides.
 */

const FRAMES = [
  "root",
  "layouts/storefront",
  "layouts/storefront-hero",
  "layouts/search",
  "layouts/single-page",
  "layouts/checkout",
  "layouts/cockpit",
]

const FOR_EVERYBODY = [
  "routes/home",
  "routes/region",
  "routes/search",
  "routes/search-days",
  "routes/search-pins",
  "routes/flight",
  "routes/airport",
  "routes/profile",
  "routes/content-page",
  "routes/help",
  "routes/press",
  "routes/give-voucher",
  "routes/redeem",
  "routes/licence-costs",
  "routes/report",
  "routes/not-found",
]

const OWN = [
  "routes/cockpit",
  "routes/cockpit-archive",
  "routes/flight-room",
  "routes/review",
  "routes/cancel-flight",
  "routes/cancel-booking",
  "routes/booking-seats",
  "routes/settlement-confirm",
  "routes/settlement-costs",
  "routes/statement",
  "routes/cockpit-statistics",
  "routes/cockpit-credit",
  "routes/cockpit-money",
  "routes/cockpit-favourites",
  "routes/cockpit-reviews",
  "routes/cockpit-landing-log",
  "routes/cockpit-flight-requests",
  "routes/flight-request",
  "routes/cockpit-checklist",
  "routes/cockpit-infos",
  "routes/cockpit-settings",
  "routes/cockpit-profile",
  "routes/cockpit-planes",
  "routes/cockpit-plane",
  "routes/cockpit-new-plane",
  "routes/checkout",
  "routes/checkout-success",
  "routes/payment",
  "routes/pay-booking",
  "routes/wrapped",
]

const SHOWN = new Set([...FRAMES, ...FOR_EVERYBODY, ...OWN])

/** Texts have an id for each address; those with a file of their own are named by it. */
const TEXT = /^content:/

/** Whether a view shows what the route of this name loads. */
export function isShownInView(routeId: string): boolean {
  return SHOWN.has(routeId) || TEXT.test(routeId)
}
