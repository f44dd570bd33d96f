const number = new Intl.NumberFormat("de-DE")

/** „75 %“ of 0 to 1; a dash for what is not known. */
export function formatShare(share: number | null): string {
  return share === null ? "–" : `${Math.round(share * 100)}\u00a0%`
}

/** „1.240 km“ */
export function formatKilometres(km: number): string {
  return `${number.format(km)}\u00a0km`
}
