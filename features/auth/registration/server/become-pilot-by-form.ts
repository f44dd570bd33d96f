import { findAirportCode } from "#features/places/server/airport-suggestions.ts"
import { pilotProfileSchema } from "#features/users/pilots/pilot-profile-schema.ts"
import {
  getHomeAirportId,
  makePilotProfile,
} from "#features/users/pilots/server/make-pilot-profile.ts"
import type { Db } from "#platform/server/db.ts"
import { refusalOf } from "#platform/server/posted-form.ts"

/** The form of a passenger who becomes a pilot, as a plain post; the sentence that refuses it. */
export async function becomePilotByForm(
  db: Db,
  userId: number,
  form: FormData,
): Promise<string | undefined> {
  try {
    const { licence, homeAirportCode } = pilotProfileSchema.parse({
      licence: form.get("licence"),
      homeAirportCode: await findAirportCode(db, String(form.get("homeAirport") ?? "")),
    })
    const homeAirportId = await getHomeAirportId(db, homeAirportCode, "homeAirportCode")
    await makePilotProfile(db, { userId, licence, homeAirportId })
    return undefined
  } catch (error) {
    const { fields, message } = refusalOf(error)
    return message ?? Object.values(fields)[0]
  }
}
