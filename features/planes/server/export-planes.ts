import { asc, eq } from "drizzle-orm"
import { inEuros } from "#platform/money.ts"
import type { Db } from "#platform/server/db.ts"
import type { Balance } from "../mass-and-balance.ts"
import { planesTable } from "./planes-table.ts"

/** A pilot's aircraft, for the export of their data. */
export async function exportPlanes(db: Db, userId: number) {
  const planes = await db
    .select()
    .from(planesTable)
    .where(eq(planesTable.pilotId, userId))
    .orderBy(asc(planesTable.id))
  return {
    flugzeuge: planes.map((plane) => ({
      nummer: plane.id,
      kennzeichen: plane.registration,
      muster: plane.model,
      begonnenMitMuster: plane.typeKey,
      icaoMuster: plane.icaoType,
      art: plane.category,
      fluegel: plane.wing,
      baujahr: plane.year,
      sitze: plane.seats,
      zuladungKg: plane.payloadKg,
      eigentum: plane.ownership,
      stundensatzEuro: plane.hourlyRateCents === null ? null : inEuros(plane.hourlyRateCents),
      stundensatzMitKraftstoff: plane.isRateWet,
      verbrauchLiterJeStunde: plane.fuelLitresPerHour,
      reiseKnoten: plane.cruiseKnots,
      massenUndHebelarme: plane.balance && exportBalance(plane.balance),
      angelegtAm: plane.createdAt,
      stillgelegtAm: plane.retiredAt,
    })),
  }
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
