/** Why a document is sent back, in the words that its pilot reads. */
export const REJECTIONS = {
  unreadable: "Auf dem Bild ist nicht alles zu lesen",
  incomplete: "Es fehlt eine Seite",
  wrong_document: "Das ist ein anderes Dokument",
  details_differ: "Deine Angaben stehen so nicht im Dokument",
  name_differs: "Der Name ist ein anderer als in deinem Konto",
  expired: "Das Dokument ist abgelaufen",
  other: "Anderer Grund",
} as const

export type RejectionReason = keyof typeof REJECTIONS

export const REJECTION_REASONS = Object.keys(REJECTIONS) as RejectionReason[]
