import { desc, eq, sql } from "drizzle-orm"
import { airportsTable } from "#features/places/server/places-tables.ts"
import { pilotProfilesTable } from "#features/users/core/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import type {
  MedicalClass,
  Paper,
  PaperState,
  PilotPapers,
  RatingKind,
} from "../flugfit/flugfit.ts"
import type { DocumentKind, DocumentStatus } from "../verification.ts"
import { verificationDocumentsTable } from "./verification-tables.ts"

const STATES: Record<DocumentStatus, PaperState> = {
  submitted: "waiting",
  in_review: "waiting",
  verified: "verified",
  expired: "verified",
  rejected: "refused",
  blocked: "refused",
}

/** By the classes of document-kinds.ts; what has no rule here is left out. */
const MEDICAL_CLASSES: Readonly<Record<string, MedicalClass>> = {
  class_1: "1",
  class_2: "2",
  lapl: "LAPL",
}
const RATINGS: Readonly<Record<string, RatingKind>> = {
  SEP: "SEP",
  TMG: "TMG",
  MEP: "MEP",
  night: "night",
  instrument: "instrument",
  aerobatics: "aerobatic",
  passenger_ul: "passengers",
}

/** Everything of a pilot's papers that the rules of Flugfit read; undefined for passengers. */
export async function readPilotPapers(db: Db, userId: number): Promise<PilotPapers | undefined> {
  const [pilot] = await db
    .select({
      licence: pilotProfilesTable.licence,
      birthDate: pilotProfilesTable.birthDate,
      country: airportsTable.country,
    })
    .from(pilotProfilesTable)
    .leftJoin(airportsTable, eq(airportsTable.id, pilotProfilesTable.homeAirportId))
    .where(eq(pilotProfilesTable.userId, userId))
  if (!pilot) return undefined
  const papers = await listPapers(db, userId)
  const paperOf = (kind: DocumentKind) => papers.find((paper) => paper.kind === kind) ?? null
  const medical = paperOf("medical")
  return {
    licence: pilot.licence,
    // who is at home here has a licence of this country, unless a paper says otherwise
    isLicenceGerman: pilot.country === null || pilot.country === "DE",
    birthDate: pilot.birthDate,
    licencePaper: paperOf("licence"),
    medical: medical && { ...medical, medicalClass: MEDICAL_CLASSES[medical.class ?? ""] ?? null },
    backgroundCheck: paperOf("background_check"),
    insurance: paperOf("insurance"),
    ratings: papers.flatMap((paper) => {
      const kind = paper.kind === "rating" && RATINGS[paper.class ?? ""]
      return kind ? [{ ...paper, kind }] : []
    }),
  }
}

interface PaperOfKind extends Paper {
  kind: DocumentKind
  class: string | null
}

/** Of each kind, what was accepted comes first, and of that what lasts longest. */
async function listPapers(db: Db, userId: number): Promise<PaperOfKind[]> {
  const { kind, status, issuedOn, expiresOn } = verificationDocumentsTable
  const rows = await db
    .select({ kind, class: verificationDocumentsTable.class, status, issuedOn, expiresOn })
    .from(verificationDocumentsTable)
    .where(eq(verificationDocumentsTable.userId, userId))
    .orderBy(sql`${expiresOn} desc nulls first`, desc(verificationDocumentsTable.id))
  const order: readonly PaperState[] = ["verified", "waiting", "refused"]
  return rows
    .map(({ status: documentStatus, ...row }) => ({ ...row, state: STATES[documentStatus] }))
    .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
}
