/** Sets what a path of names leads to, through objects and lists; false where it leads nowhere. */
export function setAt(target: unknown, [name = "", ...rest]: string[], value: unknown): boolean {
  if (typeof target !== "object" || target === null) return false
  const holder = target as Record<string, unknown>
  if (rest.length > 0) return setAt(holder[name], rest, value)
  holder[name] = value
  return true
}
