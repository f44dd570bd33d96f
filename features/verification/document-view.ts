import type { StatedHours } from "#features/users/pilots/flight-hours.ts"
import type { DocumentFileType } from "./document-file.ts"
import type { RejectionReason } from "./rejection.ts"
import type { DocumentKind, DocumentStatus } from "./verification.ts"

export interface ShownFile {
  id: string
  mediaType: DocumentFileType
  byteSize: number
}

/** A document as its pilot sees it. */
export interface OwnDocument {
  id: number
  kind: DocumentKind
  class: string | null
  number: string
  status: DocumentStatus
  issuedOn: string | null
  expiresOn: string | null
  rejection: RejectionReason | null
  rejectionNote: string
  /** ISO instants. */
  createdAt: string
  decidedAt: string | null
  files: ShownFile[]
}

/** A line of the back office's queue. */
export interface QueuedDocument {
  id: number
  kind: DocumentKind
  class: string | null
  status: DocumentStatus
  expiresOn: string | null
  createdAt: string
  pilot: string
}

/** A document as the back office checks it. */
export interface DocumentToReview extends OwnDocument {
  pilot: {
    id: number
    name: string
    /** ISO day. */
    birthDate: string | null
    /** What they state to have flown: verifying the licence says that it is true. */
    stated: StatedHours | null
    licence: string
    home: string | null
    joinedAt: string
  }
  mayDecide: boolean
}
