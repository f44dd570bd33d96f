const month = new Intl.DateTimeFormat("de-DE", { month: "long", year: "numeric", timeZone: "UTC" })

/** „Januar 2026“ under a „J“; a year under itself. */
export function formatPeriod(period: string): { label: string; shortLabel: string } {
  if (!period.includes("-")) return { label: period, shortLabel: period }
  const label = month.format(new Date(`${period}-01T00:00Z`))
  return { label, shortLabel: label.slice(0, 1) }
}
