let edition = 0

/**
 * Changes whenever this process begins to show other texts or topics than it was built with or told of
 * before. What was made of an earlier one is not shown any more.
 */
export function contentEdition(): number {
  return edition
}

export function renewEdition(): void {
  edition += 1
}
