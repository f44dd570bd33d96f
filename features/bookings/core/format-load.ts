import { ASSUMED_PILOT_KG } from "#features/planes/mass-and-balance.ts"
import { type Guest, RESERVE_MINUTES } from "#features/planes/seating.ts"
import { MIN_GUEST_KG } from "#features/planes/usable-seats.ts"
import type { LoadRoom } from "./load-room.ts"

/*
 * What a load allows, in words: to guests only what they may weigh themselves, to the pilot all of it.
 */

/** What guests may weigh, said before they are asked; a guest who flies alone cannot come with fewer people. */
export function formatLimit(people: number, mostKg: number): string {
  if (mostKg === 0) {
    return people === 1
      ? "Dieser Platz trägt gerade niemanden mehr."
      : "So viele Personen trägt das Flugzeug gerade nicht mehr."
  }
  return people === 1
    ? `Dieser Platz trägt höchstens ${mostKg} kg mit Gepäck.`
    : `Eure ${people} Plätze tragen zusammen höchstens ${mostKg} kg mit Gepäck.`
}

/** Why an order is refused for its weight, and what helps. */
export function formatOverload(people: readonly Guest[], mostKg: number): string {
  const weightKg = people.reduce((sum, person) => sum + person.weightKg, 0)
  const helps =
    people.length > 1
      ? " Mit weniger Gepäck oder weniger Personen kann es gehen."
      : weightKg <= mostKg
        ? " Mit weniger Gepäck passt es."
        : ""
  return `${formatLimit(people.length, mostKg)}${helps} Bezahlt ist nichts.`
}

/** For a badge, which has no room for more: whether the aircraft carries those who have seats, and the next guest. */
export function formatLoadRoom(room: LoadRoom): string {
  if (!room.doesFit) {
    return room.overKg > 0 ? `${room.overKg} kg über der Zuladung` : "Beladung passt nicht"
  }
  return isNextUsable(room) ? `Nächster Gast bis ${room.nextKg} kg` : "Beladung passt"
}

/** The same as sentences. */
export function loadRoomSentences(room: LoadRoom): string {
  if (!room.doesFit) {
    return room.overKg > 0 ? `${room.overKg} kg zu viel.` : "So passt die Beladung nicht."
  }
  if (room.openSeats === 0) return "Die Beladung passt."
  if (isNextUsable(room)) {
    return `Der nächste Gast kann mit Gepäck bis ${room.nextKg} kg wiegen.`
  }
  return `${formatEmpty(room)}: ${room.nextKg === 0 ? "Mehr trägt die Maschine nicht." : `Mehr als ${room.nextKg} kg gehen nicht mehr.`}`
}

/** Beside the badge: what it means for the seats that are left, and how it was reckoned. */
export function formatLoadRoomCalculation(room: LoadRoom): string {
  return room.doesFit && room.openSeats > 0
    ? `${loadRoomSentences(room)} ${formatCalculation(room)}`
    : formatCalculation(room)
}

/** How that was reckoned, so that nobody is surprised by what the handbook says in the end. */
export function formatCalculation({ unnamedSeats, isBalanceKnown }: LoadRoom): string {
  const kept =
    unnamedSeats === 0
      ? ""
      : ` und je ${MIN_GUEST_KG} kg für ${unnamedSeats === 1 ? "einen Platz" : `${unnamedSeats} Plätze`} an der Kasse`
  const basis = isBalanceKnown
    ? `mit ${ASSUMED_PILOT_KG} kg am Steuer, Kraftstoff für den Flug und ${RESERVE_MINUTES} Minuten Reserve`
    : "nach der Zuladung"
  return `Gerechnet ${basis}, in Schritten von 5 kg, mit allen Anfragen${kept}.`
}

function isNextUsable({ openSeats, unusableSeats }: LoadRoom): boolean {
  return openSeats > unusableSeats
}

function formatEmpty({ openSeats }: LoadRoom): string {
  return openSeats === 1 ? "1 Platz bleibt leer" : `${openSeats} Plätze bleiben leer`
}
