/** After so many minutes a METAR is old: the next one, due every half hour or hour, did not come. */
const OLD_AFTER_MINUTES = 90

/** „gerade eben“, „vor 23 Min.“, „vor 1 Std. 5 Min.“ */
export function formatAge(minutes: number): string {
  if (minutes < 1) return "gerade eben"
  if (minutes < 60) return `vor ${minutes} Min.`
  const rest = minutes % 60
  const hours = `vor ${Math.floor(minutes / 60)} Std.`
  return rest === 0 ? hours : `${hours} ${rest} Min.`
}

/** Whether a METAR is too old to be held against anything. */
export function isOld(minutes: number): boolean {
  return minutes > OLD_AFTER_MINUTES
}
