import { Notice, type NoticeTone } from "#ui/feedback/notice.tsx"
import type { OwnDocument } from "../document-view.ts"
import { type PilotStatus, pilotStatus } from "../pilot-status.ts"
import type { DocumentKind } from "../verification.ts"

const SUMMARIES: Record<PilotStatus, { tone: NoticeTone; title: string; text: string }> = {
  none: {
    tone: "info",
    title: "Es fehlen noch Nachweise.",
    text: "Reich ein, was unten offen ist. Danach prüfen wir alles in Ruhe.",
  },
  submitted: {
    tone: "info",
    title: "Alles ist da.",
    text: "Wir prüfen deine Nachweise und schreiben dir.",
  },
  in_review: {
    tone: "info",
    title: "Wir prüfen gerade.",
    text: "Sobald wir fertig sind, schreiben wir dir.",
  },
  verified: {
    tone: "ok",
    title: "Du bist verifiziert.",
    text: "Vor dem Ende eines Nachweises erinnern wir dich 60, 30 und 7 Tage vorher.",
  },
  expiring: {
    tone: "warn",
    title: "Bald läuft etwas ab.",
    text: "Reich den neuen Nachweis ein, sobald du ihn hast. Der alte gilt bis zu seinem Ende.",
  },
  expired: {
    tone: "err",
    title: "Ein Nachweis ist abgelaufen.",
    text: "Reich einen gültigen ein, bevor du wieder Gäste mitnimmst.",
  },
  rejected: {
    tone: "err",
    title: "Ein Nachweis kam zurück.",
    text: "Unten steht, woran es liegt. Reich ihn noch einmal ein.",
  },
  blocked: {
    tone: "err",
    title: "Ein Nachweis ist gesperrt.",
    text: "Schreib uns, dann klären wir es.",
  },
}

const NO_BIRTH_DATE = {
  tone: "info",
  title: "Dein Geburtsdatum fehlt noch.",
  text: "Ohne dein Alter wissen wir nicht, wie lange dein Medical gilt.",
} as const

interface VerificationSummaryProps {
  documents: readonly OwnDocument[]
  needed: readonly DocumentKind[]
  hasBirthDate: boolean
  today: string
}

/** How far a pilot is with all papers, and what follows from it. */
export function VerificationSummary(props: VerificationSummaryProps) {
  const { documents, needed, hasBirthDate, today } = props
  const status = pilotStatus(documents, needed, today)
  const { tone, title, text } =
    status === "verified" && !hasBirthDate ? NO_BIRTH_DATE : SUMMARIES[status]
  return (
    <Notice tone={tone} title={title}>
      {text}
    </Notice>
  )
}
