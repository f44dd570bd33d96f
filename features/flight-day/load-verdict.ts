import type { Guest } from "#features/planes/seating.ts"
import { type Carrier, doesCarry } from "#features/planes/usable-seats.ts"

/*
 * Whether the aircraft carries everybody as they stand on the apron, and what to do where it does not. A planning
 * aid: what counts is the handbook.
 */

export type LoadVerdict =
  | { kind: "fits"; aboardKg: number; payloadKg: number }
  /** So much luggage has to stay here. */
  | { kind: "leave-luggage"; leaveKg: number }
  /** Without any luggage it is still too much: somebody stays here. */
  | { kind: "leave-somebody" }

export function loadVerdict(
  plane: Carrier,
  durationMinutes: number,
  guests: readonly Guest[],
): LoadVerdict {
  const carries = (these: readonly Guest[]) =>
    doesCarry(plane, durationMinutes, { guests: these, unnamed: 0 })
  const aboardKg = guests.reduce((sum, { weightKg, luggageKg }) => sum + weightKg + luggageKg, 0)
  if (carries(guests)) return { kind: "fits", aboardKg, payloadKg: plane.payloadKg }
  const luggageKg = guests.reduce((sum, guest) => sum + guest.luggageKg, 0)
  for (let leaveKg = 1; leaveKg <= luggageKg; leaveKg += 1) {
    if (carries(withoutLuggage(guests, leaveKg))) return { kind: "leave-luggage", leaveKg }
  }
  return { kind: "leave-somebody" }
}

/** The heaviest bags first. */
function withoutLuggage(guests: readonly Guest[], leaveKg: number): Guest[] {
  let left = leaveKg
  return guests
    .toSorted((one, other) => other.luggageKg - one.luggageKg)
    .map((guest) => {
      const taken = Math.min(left, guest.luggageKg)
      left -= taken
      return { ...guest, luggageKg: guest.luggageKg - taken }
    })
}

/** The verdict in words, and what follows from it. */
export function loadSentence(verdict: LoadVerdict): string {
  switch (verdict.kind) {
    case "fits":
      return `Die Beladung passt: ${verdict.aboardKg} von ${verdict.payloadKg} kg Zuladung.`
    case "leave-luggage":
      return `So passt die Beladung nicht. Lasst mindestens ${verdict.leaveKg} kg Gepäck hier, dann passt sie.`
    case "leave-somebody":
      return "So passt die Beladung nicht, auch nicht ohne Gepäck. Tanke weniger, wenn der Flug es erlaubt, oder jemand bleibt am Boden und bekommt alles zurück."
  }
}
