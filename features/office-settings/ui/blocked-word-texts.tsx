import type { BlockedWords } from "#features/settings/descriptions/blocked-words-setting.ts"
import { useSketch } from "#platform/use-sketch.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import {
  type BlockedTexts,
  MAX_TRIED_AT_ONCE,
  TEXT_KIND_LABELS,
  TRIED_TEXTS_OF_A_KIND,
} from "../blocked-texts.ts"
import { callTryWords } from "./setting-calls.ts"

interface BlockedWordTextsProps {
  before: BlockedWords
  after: BlockedWords
}

/** In which public texts of today the new words stand, so that nobody blocks what is harmless. */
export function BlockedWordTexts({ before, after }: BlockedWordTextsProps) {
  const added = after.words.filter((word) => !before.words.includes(word))
  const tried = added.slice(0, MAX_TRIED_AT_ONCE)
  const texts = useSketch<string[], BlockedTexts | undefined>(tried, undefined, callTryWords)
  if (tried.length === 0) return null
  const isKnown = texts && tried.every((word) => texts.words.some((one) => one.word === word))
  const met = texts?.words.filter(({ word, count }) => count > 0 && tried.includes(word)) ?? []
  return (
    <div className="mt-4 border-t border-line pt-4 text-ui" aria-live="polite">
      <p className="text-ink2">
        {isKnown ? summaryOf(met.length, texts) : "Wir suchen, wo sie stehen …"}
      </p>
      {met.length > 0 && (
        <ul className="mt-2.5 grid gap-3">
          {met.map(({ word, count, examples }) => (
            <li key={word}>
              <p>
                <strong className="font-semibold">„{word}“</strong>{" "}
                {count === 1 ? "in einem Text" : `in ${count} Texten`}:
              </p>
              <ul className="mt-1 grid gap-1">
                {examples.map(({ kind, label, path }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two texts of one person lead to one page
                  <li key={place} className="wrap-anywhere">
                    {TEXT_KIND_LABELS[kind]} <TextLink href={path}>{label}</TextLink>
                  </li>
                ))}
                {count > examples.length && (
                  <li className="text-ink2">und {count - examples.length} weitere</li>
                )}
              </ul>
            </li>
          ))}
        </ul>
      )}
      {added.length > MAX_TRIED_AT_ONCE && (
        <p className="mt-2.5 text-ink2">
          Gesucht sind die ersten {MAX_TRIED_AT_ONCE} neuen Wörter.
        </p>
      )}
    </div>
  )
}

function summaryOf(met: number, { isWhole }: BlockedTexts): string {
  const where = isWhole
    ? "in allem, was heute öffentlich ist"
    : `in den neuesten ${TRIED_TEXTS_OF_A_KIND} öffentlichen Texten jeder Art`
  return met === 0
    ? `Gesucht ${where}: Nichts davon kommt vor.`
    : `Gesucht ${where}. Was dort steht, bleibt, bis jemand es ändert:`
}
