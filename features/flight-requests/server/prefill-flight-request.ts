import { findSightByName, toChosenSight } from "#features/places/find-landmarks.ts"
import { foldKey } from "#features/places/fold.ts"
import { findTownByName } from "#features/places/server/town-suggestions.ts"
import { toTown } from "#features/places/town-suggestion.ts"
import { isRealDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import {
  type DaysChoice,
  DEFAULT_RADIUS_KM,
  MAX_EUROS,
  MAX_PERSONS,
  MIN_EUROS,
  radiusFor,
} from "../flight-request.ts"
import type { FlightRequestStart } from "../flight-request-form.ts"
import type { RequestParams } from "../request-address.ts"
import { today } from "./today.ts"

/** What the address says, as far as the form can take it; the rest begins as usual. */
export async function prefillFlightRequest(
  db: Db,
  words: RequestParams,
): Promise<FlightRequestStart> {
  const place = await townOf(db, words.ort)
  const destination = await destinationOf(db, words.nach)
  const firstDay = dayAhead(words.von)
  const lastDay = dayAhead(words.bis)
  return {
    placeText: place?.address ?? words.ort,
    place,
    radiusKm: words.umkreis ? radiusFor(wholeNumber(words.umkreis) ?? 0) : DEFAULT_RADIUS_KM,
    goal: words.nach ? "town" : words.art === "rundflug" ? "round_trip" : "any",
    destinationText: destination?.address ?? words.nach,
    destination,
    days: daysChoice(firstDay, lastDay),
    firstDay,
    lastDay: lastDay === firstDay ? "" : lastDay,
    persons: Math.min(MAX_PERSONS, Math.max(1, wholeNumber(words.personen) ?? 1)),
    most: maxOf(words.preis),
  }
}

async function townOf(db: Db, name: string) {
  const found = name === "" ? undefined : await findTownByName(db, name)
  return found ? toTown(found) : null
}

/** A town before a sight that is called alike: one can land there. */
async function destinationOf(db: Db, name: string) {
  const [town, sight] = [await townOf(db, name), findSightByName(name)]
  if (!sight || (town && foldKey(town.address) === foldKey(name))) return town
  return toChosenSight(sight)
}

function dayAhead(text: string): string {
  return isRealDay(text) && text >= today() ? text : ""
}

function daysChoice(firstDay: string, lastDay: string): DaysChoice {
  if (firstDay === "" && lastDay === "") return "any"
  return lastDay === "" || lastDay === firstDay ? "day" : "window"
}

function maxOf(text: string): string {
  const euros = wholeNumber(text)
  return euros !== undefined && euros >= MIN_EUROS && euros <= MAX_EUROS ? String(euros) : ""
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined
}
