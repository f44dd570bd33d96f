import { useMemo } from "react"
import { classNames } from "#ui/style/class-names.ts"
import { type DiffLine, diffLines, hasChanges, shortenDiff } from "../text-diff.ts"

interface TextDifferenceProps {
  /** What the frame is called for whoever hears it. */
  label: string
  before: string
  after: string
}

const LOOKS: Record<DiffLine["kind"], { line: string; part: string; mark: string; said: string }> =
  {
    same: { line: "text-ink2", part: "", mark: " ", said: "" },
    removed: {
      line: "bg-err-soft text-ink",
      part: "font-semibold text-err",
      mark: "−",
      said: "Weg: ",
    },
    added: { line: "bg-ok-soft text-ink", part: "font-semibold text-ok", mark: "+", said: "Neu: " },
  }

/** What has changed between two texts, line by line, with the changed words of a line marked. */
export function TextDifference({ label, before, after }: TextDifferenceProps) {
  const lines = useMemo(() => diffLines(before, after), [before, after])
  if (!hasChanges(lines)) return <p className="text-ui text-ink2">Kein Unterschied.</p>
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      className="max-h-140 overflow-y-auto rounded-panel border border-line bg-surface py-2 text-small"
    >
      {shortenDiff(lines).map((stretch, index) =>
        "hidden" in stretch ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no name and never move
          <p key={index} className="px-4 py-1.5 text-ink3">
            {stretch.hidden === 1 ? "eine gleiche Zeile" : `${stretch.hidden} gleiche Zeilen`}
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same
          <Lines key={index} lines={stretch.lines} />
        ),
      )}
    </section>
  )
}

function Lines({ lines }: { lines: readonly DiffLine[] }) {
  return (
    <div>
      {lines.map(({ kind, parts }, index) => {
        const { line, part, mark, said } = LOOKS[kind]
        return (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name and never move
            key={index}
            className={classNames("flex gap-3 px-4 py-0.5 wrap-anywhere whitespace-pre-wrap", line)}
          >
            <span aria-hidden="true" className="w-3 shrink-0 font-mono text-ink2 select-none">
              {mark}
            </span>
            <span className="min-w-0">
              {said && <span className="sr-only">{said}</span>}
              {parts.map((piece, at) =>
                piece.kind === "same" ? (
                  piece.text
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same
                  <span key={at} className={part}>
                    {piece.text}
                  </span>
                ),
              )}
            </span>
          </p>
        )
      })}
    </div>
  )
}
