/** The whole story of one payment, for the back office. */
export function paymentStoryPath(ref: string): string {
  return `/de/verwaltung/buch/zahlung/${ref}`
}
