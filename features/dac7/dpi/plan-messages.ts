import type { MessageKind, RecordType } from "./dpi-message.ts"

/*
 * Which messages about a year are due. The first one has all sellers, or says that there are none. Later
 * ones correct what has changed, delete what was too much, and add who came; a message has new records or
 * corrections, never both.
 */

/** What was last reported of somebody. */
export interface FormerRecord {
  pilotId: number
  docRef: string
  docType: RecordType
  contentHash: string
}

interface PlannedRecord {
  pilotId: number
  docType: RecordType
  correctsRef: string | null
}

export interface PlannedMessage {
  kind: MessageKind
  records: readonly PlannedRecord[]
}

interface YearState {
  sellers: readonly { pilotId: number; contentHash: string }[]
  former: readonly FormerRecord[]
  /** Whether anything was reported of that year. */
  isFirst: boolean
}

export function planMessages({ sellers, former, isFirst }: YearState): PlannedMessage[] {
  const reported = new Map(
    former.filter(({ docType }) => docType !== "OECD3").map((record) => [record.pilotId, record]),
  )
  const added = sellers
    .filter(({ pilotId }) => !reported.has(pilotId))
    .map(({ pilotId }) => ({ pilotId, docType: "OECD1" as const, correctsRef: null }))
  const corrected = sellers.flatMap(({ pilotId, contentHash }): PlannedRecord[] => {
    const last = reported.get(pilotId)
    if (!last || last.contentHash === contentHash) return []
    return [{ pilotId, docType: "OECD2", correctsRef: last.docRef }]
  })
  const present = new Set(sellers.map(({ pilotId }) => pilotId))
  const deleted = [...reported.values()]
    .filter(({ pilotId }) => !present.has(pilotId))
    .map(({ pilotId, docRef }) => ({ pilotId, docType: "OECD3" as const, correctsRef: docRef }))
  const messages: PlannedMessage[] = [
    { kind: "correction", records: [...corrected, ...deleted] },
    { kind: "new", records: added },
  ]
  const due = messages.filter(({ records }) => records.length > 0)
  return isFirst && due.length === 0 ? [{ kind: "nil", records: [] }] : due
}
