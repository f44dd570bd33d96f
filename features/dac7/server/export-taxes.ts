import { inEuros } from "#platform/money.ts"
import type { Db } from "#platform/server/db.ts"
import { listReportedYears } from "./tax-messages.ts"
import { findTaxDetails, findTaxRequest } from "./tax-requests.ts"

/** What somebody has said for the tax offices, when they were asked, and what was reported of them. */
export async function exportTaxes(db: Db, userId: number) {
  const request = await findTaxRequest(db, userId)
  const details = await findTaxDetails(db, userId)
  return {
    gefragtAm: request?.requestedAt ?? null,
    erinnertAm: [request?.remindedAt, request?.remindedAgainAt].filter((at) => at instanceof Date),
    auszahlungenAngehaltenAm: request?.withheldAt ?? null,
    angegebenAm: request?.givenAt ?? null,
    angaben: details && {
      vorname: details.firstName,
      nachname: details.lastName,
      geboren: details.birthDate,
      steuerId: details.taxId,
      strasse: details.street,
      postleitzahl: details.postCode,
      ort: details.city,
      land: details.country,
    },
    gemeldet: (await listReportedYears(db, userId)).map((reported) => ({
      jahr: reported.year,
      am: reported.reportedAt,
      zurueckgenommen: reported.docType === "OECD3",
      quartaleEuro: reported.considerationCents.map(inEuros),
      buchungen: reported.activities,
    })),
  }
}
