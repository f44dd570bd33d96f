/*
 * What has changed between two texts, line by line, and within a changed line word by word: the longest
 * common subsequence of both.
 */

export interface DiffPart {
  kind: "same" | "removed" | "added"
  text: string
}

export interface DiffLine {
  kind: "same" | "removed" | "added"
  /** What of the line itself was changed; one part where the whole line is new or gone. */
  parts: DiffPart[]
}

/** Beyond it whoever compares would wait; then the middle counts as written anew. */
const MAX_CELLS = 4_000_000

/** Both texts as one list of lines. */
export function diffLines(before: string, after: string): DiffLine[] {
  const changes = diffLists(before.split("\n"), after.split("\n"))
  const lines: DiffLine[] = []
  for (let index = 0; index < changes.length; ) {
    const change = changes[index]
    if (!change || change.kind === "same") {
      if (change) lines.push({ kind: "same", parts: [{ kind: "same", text: change.text }] })
      index += 1
      continue
    }
    const until = changes.findIndex(({ kind }, at) => at >= index && kind === "same")
    const block = changes.slice(index, until === -1 ? undefined : until)
    lines.push(...linesOfBlock(block))
    index += block.length
  }
  return lines
}

/** Of what was replaced: the first removed line is told apart from the first added one, and so on. */
function linesOfBlock(block: readonly DiffPart[]): DiffLine[] {
  const removed = block.filter(({ kind }) => kind === "removed")
  const added = block.filter(({ kind }) => kind === "added")
  const pairs = removed.map(({ text }, index) => {
    const other = added[index]
    return other ? diffWords(text, other.text) : [{ kind: "removed" as const, text }]
  })
  const without = (parts: readonly DiffPart[], kind: DiffPart["kind"]) =>
    joined(parts.filter((part) => part.kind !== kind))
  return [
    ...pairs.map((parts): DiffLine => ({ kind: "removed", parts: without(parts, "added") })),
    ...added.map(({ text }, index): DiffLine => {
      const parts = pairs[index]
      return { kind: "added", parts: parts ? without(parts, "removed") : [{ kind: "added", text }] }
    }),
  ]
}

/** The words of two lines, with the spaces and signs between them. */
export function diffWords(before: string, after: string): DiffPart[] {
  const wordsOf = (text: string) =>
    text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []
  return joined(diffLists(wordsOf(before), wordsOf(after)))
}

function joined(parts: readonly DiffPart[]): DiffPart[] {
  const whole: DiffPart[] = []
  for (const { kind, text } of parts) {
    const last = whole.at(-1)
    if (last?.kind === kind) last.text += text
    else whole.push({ kind, text })
  }
  return whole
}

function diffLists(before: readonly string[], after: readonly string[]): DiffPart[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const same = (texts: readonly string[]) => texts.map((text): DiffPart => ({ kind: "same", text }))
  return [
    ...same(before.slice(0, start)),
    ...diffMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...same(before.slice(before.length - end)),
  ]
}

function diffMiddle(before: readonly string[], after: readonly string[]): DiffPart[] {
  const isTooMuch = before.length * after.length > MAX_CELLS
  const lengths = isTooMuch ? undefined : commonLengths(before, after)
  const width = after.length + 1
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [old = "", fresh = ""] = [before[i], after[j]]
    if (i < before.length && j < after.length && lengths && old === fresh) {
      parts.push({ kind: "same", text: old })
      i += 1
      j += 1
    } else if (
      i < before.length &&
      (j === after.length ||
        !lengths ||
        (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))
    ) {
      parts.push({ kind: "removed", text: old })
      i += 1
    } else {
      parts.push({ kind: "added", text: fresh })
      j += 1
    }
  }
  return parts
}

/** For each pair of places, how much both lists have in common from there on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const at = i * width + j
      lengths[at] =
        before[i] === after[j]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0)
    }
  }
  return lengths
}

export function hasChanges(lines: readonly DiffLine[]): boolean {
  return lines.some(({ kind }) => kind !== "same")
}

/** A stretch of unchanged lines, or of changed ones with what stands around them. */
export type DiffStretch = { hidden: number } | { lines: DiffLine[] }

const LINES_AROUND = 2

/** The same without what is far from every change. */
export function shortenDiff(lines: readonly DiffLine[]): DiffStretch[] {
  const isNear = lines.map((_, index) =>
    hasChanges(lines.slice(Math.max(0, index - LINES_AROUND), index + LINES_AROUND + 1)),
  )
  const stretches: DiffStretch[] = []
  for (const [index, line] of lines.entries()) {
    const last = stretches.at(-1)
    if (isNear[index]) {
      if (last && "lines" in last) last.lines.push(line)
      else stretches.push({ lines: [line] })
    } else if (last && "hidden" in last) last.hidden += 1
    else stretches.push({ hidden: 1 })
  }
  return stretches
}
