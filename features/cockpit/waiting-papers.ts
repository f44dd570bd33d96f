import { DOCUMENT_KINDS, handInPath } from "#features/verification/document-kinds.ts"
import type { Paper } from "#features/verification/pilot-status.ts"
import { VERIFICATION_PATH } from "#features/verification/verification-path.ts"
import { instantAt } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { Waiting } from "./waiting-kinds.ts"

interface PapersOfPilot {
  needed: readonly Paper[]
  hasBirthDate: boolean
}

/** Documents and data that a pilot has to provide; those in review wait for the back office instead. */
export function waitingPapers({ needed, hasBirthDate }: PapersOfPilot): Waiting[] {
  const missing = needed.filter(({ status }) => status === "none")
  return [
    ...needed.flatMap(waitingPaper),
    ...missingPapers(missing),
    ...(hasBirthDate ? [] : [BIRTH_DATE]),
  ]
}

const BIRTH_DATE: Waiting = {
  kind: "birth_date",
  deadline: null,
  sentence: "Dein Geburtsdatum fehlt noch",
  path: `${VERIFICATION_PATH}#geburtsdatum`,
}

function missingPapers(missing: readonly Paper[]): Waiting[] {
  const [only, ...others] = missing
  if (!only) return []
  const kind = "papers_missing"
  const deadline = null
  if (others.length === 0) {
    const sentence = `Noch einreichen: ${DOCUMENT_KINDS[only.kind].label}`
    return [{ kind, deadline, sentence, path: handInPath(only.kind) }]
  }
  const sentence = `${missing.length} Nachweise fehlen noch`
  return [{ kind, deadline, sentence, path: VERIFICATION_PATH }]
}

function waitingPaper({ kind, status, endsOn, isRenewed }: Paper): Waiting[] {
  const { label } = DOCUMENT_KINDS[kind]
  const path = handInPath(kind)
  switch (status) {
    case "blocked":
      return [
        {
          kind: "paper_blocked",
          deadline: null,
          sentence: `Gesperrt, schreib uns: ${label}`,
          path,
        },
      ]
    case "rejected":
      return [
        {
          kind: "paper_rejected",
          deadline: null,
          sentence: `Noch einmal einreichen: ${label}`,
          path,
        },
      ]
    case "expired":
      return [{ kind: "paper_expired", deadline: null, sentence: `Abgelaufen: ${label}`, path }]
    case "expiring": {
      // who has handed in the next one has done it
      const end = isRenewed || endsOn === null ? undefined : instantAt(endsOn, "23:59", HOME_ZONE)
      if (!end) return []
      const deadline = { at: end.toISOString(), timeZone: HOME_ZONE }
      return [{ kind: "paper_expiring", deadline, sentence: `Läuft bald ab: ${label}`, path }]
    }
    default:
      return []
  }
}
