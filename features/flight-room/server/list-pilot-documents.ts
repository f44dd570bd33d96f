import { sql } from "drizzle-orm"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { planePath } from "#features/planes/plane.ts"
import { findPlaneInsurance } from "#features/planes/server/plane-insurances.ts"
import { settlementPdfPath } from "#features/settlements/settlement-paths.ts"
import { DOCUMENT_KINDS, handInPath } from "#features/verification/document-kinds.ts"
import { isVerified, type Paper } from "#features/verification/pilot-status.ts"
import { listOwnPapers } from "#features/verification/server/document-queries.ts"
import type { DocumentKind } from "#features/verification/verification.ts"
import type { Db } from "#platform/server/db.ts"
import { formatIsoDay } from "#platform/time.ts"
import { consentDocument, type RoomDocument } from "../room-document.ts"
import { listConsents } from "./list-consents.ts"

interface FlightOfPilot {
  flightId: number
  pilotId: number
  status: FlightStatus
  plane: { id: number; registration: string } | undefined
}

/** What a flight leans on; who a pilot is and that they are reliable stands elsewhere. */
const OF_FLIGHT: readonly DocumentKind[] = ["licence", "medical", "rating", "insurance"]

const IS_OVER: readonly FlightStatus[] = [
  "settlement_due",
  "settlement_submitted",
  "closed",
  "cancelled",
  "expired",
]

/** The papers of a flight for its pilot, as far as they exist. */
export async function listPilotDocuments(db: Db, flight: FlightOfPilot): Promise<RoomDocument[]> {
  const { flightId, pilotId, plane } = flight
  const isAhead = !IS_OVER.includes(flight.status)
  const [consents, papers, insurance, isStated] = await Promise.all([
    listConsents(db, { flightId, passengerId: null }),
    isAhead ? listOwnPapers(db, pilotId) : [],
    isAhead && plane ? findPlaneInsurance(db, plane.id) : null,
    isSubmitted(db, flightId),
  ])
  return [
    ...consents.map(consentDocument),
    ...papers.filter((paper) => OF_FLIGHT.includes(paper.kind) && isVerified(paper)).map(ownPaper),
    ...(plane && insurance
      ? [
          {
            title: `Versicherung ${plane.registration}`,
            text: lastDay(insurance.validUntil),
            href: planePath(plane.id),
          },
        ]
      : []),
    ...(isStated ? [statement(flightId)] : []),
  ]
}

function ownPaper({ kind, endsOn }: Paper): RoomDocument {
  return { title: DOCUMENT_KINDS[kind].label, text: lastDay(endsOn), href: handInPath(kind) }
}

function lastDay(day: string | null): string {
  return day === null ? "Geprüft, gilt unbefristet" : `Gültig bis ${formatIsoDay(day)}`
}

function statement(flightId: number): RoomDocument {
  return {
    title: "Abrechnung",
    text: "Kosten und Anteile, wie du sie eingereicht hast",
    href: settlementPdfPath(flightId),
    saveAs: `Abrechnung-${flightId}.pdf`,
  }
}

async function isSubmitted(db: Db, flightId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from settlements where flight_id = ${flightId} and submitted_at is not null`)
  return rows.length > 0
}
