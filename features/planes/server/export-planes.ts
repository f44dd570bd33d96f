import { asc, eq, inArray } from "drizzle-orm"
import { inEuros } from "#platform/money.ts"
import type { Db } from "#platform/server/db.ts"
import type { Balance } from "../mass-and-balance.ts"
import { planePhotoKey } from "../plane-photo-path.ts"
import { planeInsurancesTable } from "./plane-insurances-table.ts"
import { planePhotosTable } from "./plane-photos-table.ts"
import { planesTable } from "./planes-table.ts"

/** A pilot's aircraft, for the export of their data. */
export async function exportPlanes(db: Db, userId: number) {
  const planes = await db
    .select()
    .from(planesTable)
    .where(eq(planesTable.pilotId, userId))
    .orderBy(asc(planesTable.id))
  const ids = planes.map(({ id }) => id)
  const photos = await db
    .select()
    .from(planePhotosTable)
    .where(inArray(planePhotosTable.planeId, ids))
    .orderBy(asc(planePhotosTable.position))
  const insurances = await db
    .select()
    .from(planeInsurancesTable)
    .where(inArray(planeInsurancesTable.planeId, ids))
  const photosOf = Map.groupBy(photos, ({ planeId }) => planeId)
  return {
    flugzeuge: planes.map((plane) => ({
      nummer: plane.id,
      kennzeichen: plane.registration,
      muster: plane.model,
      begonnenMitMuster: plane.typeKey,
      icaoMuster: plane.icaoType,
      art: plane.category,
      fluegel: plane.wing,
      fahrwerk: plane.gear,
      streifenfarbe: plane.livery,
      baujahr: plane.year,
      sitze: plane.seats,
      zuladungKg: plane.payloadKg,
      eigentum: plane.ownership,
      stundensatzEuro: plane.hourlyRateCents === null ? null : inEuros(plane.hourlyRateCents),
      stundensatzMitKraftstoff: plane.isRateWet,
      verbrauchLiterJeStunde: plane.fuelLitresPerHour,
      reiseKnoten: plane.cruiseKnots,
      massenUndHebelarme: plane.balance && exportBalance(plane.balance),
      versicherung: exportInsurance(insurances.find(({ planeId }) => planeId === plane.id)),
      fotos: (photosOf.get(plane.id) ?? []).map((photo) => ({
        kennung: photo.id,
        beschreibung: photo.alt,
        hochgeladenAm: photo.createdAt,
      })),
      angelegtAm: plane.createdAt,
      stillgelegtAm: plane.retiredAt,
    })),
  }
}

/** Their photos as files: what each is called in the copy, and where the store keeps it. */
export async function listPlanePhotoFiles(db: Db, userId: number) {
  const photos = await db
    .select({ id: planePhotosTable.id })
    .from(planePhotosTable)
    .innerJoin(planesTable, eq(planesTable.id, planePhotosTable.planeId))
    .where(eq(planesTable.pilotId, userId))
    .orderBy(asc(planesTable.id), asc(planePhotosTable.position))
  return photos.map(({ id }) => ({
    file: `flugzeugfotos/${id}.webp`,
    key: planePhotoKey(id, 1280),
  }))
}

function exportInsurance(insurance: typeof planeInsurancesTable.$inferSelect | undefined) {
  if (!insurance) return null
  const { insurer, policyNumber, validUntil, changedAt } = insurance
  return { bei: insurer, vertrag: policyNumber, gueltigBis: validUntil, eingetragenAm: changedAt }
}

function exportBalance(balance: Balance) {
  return {
    leermasseKg: balance.emptyKg,
    leermasseHebelarmMeter: balance.emptyArm,
    hoechsteStartmasseKg: balance.maxTakeoffKg,
    hoechsteLandemasseKg: balance.maxLandingKg,
    plaetze: balance.stations.map(({ name, arm, maxKg }) => ({
      name,
      hebelarmMeter: arm,
      hoechstensKg: maxKg,
    })),
    kraftstoff: {
      hebelarmMeter: balance.fuel.arm,
      ausfliegbareLiter: balance.fuel.litres,
      kgJeLiter: balance.fuel.density,
    },
    bereich: balance.envelope.map(({ arm, kg }) => ({ hebelarmMeter: arm, kg })),
  }
}
