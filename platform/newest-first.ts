/** The list with `entry` as its first, nothing twice, and no more than `most`. */
export function newestFirst<Entry extends { id: string | number }>(
  list: readonly Entry[],
  entry: Entry,
  most: number,
): Entry[] {
  return [entry, ...list.filter(({ id }) => id !== entry.id)].slice(0, most)
}
