let expected = 0
let waiting: (() => void)[] = []

/** A part of the document that React has not taken over yet; call what is returned when it has, or the part has gone. */
export function expectTakeover(): () => void {
  expected += 1
  let hasEnded = false
  return () => {
    if (hasEnded) return
    hasEnded = true
    expected -= 1
    if (expected > 0) return
    for (const resolve of waiting) resolve()
    waiting = []
  }
}

/** Resolves when React has taken over every part of the document: from then on all of it answers. */
export function takenOver(): Promise<void> {
  return new Promise((resolve) => {
    if (expected === 0) resolve()
    else waiting.push(resolve)
  })
}
