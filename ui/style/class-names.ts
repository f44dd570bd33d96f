/** Joins class names; false and undefined parts drop out, so that conditions read in place. */
export function classNames(...parts: Array<string | false | undefined>): string {
  return parts.filter(Boolean).join(" ")
}
