import { formatCalculation, loadRoomSentences } from "#features/bookings/core/format-load.ts"
import { SmallDisclosure } from "#features/bookings/core/ui/small-disclosure.tsx"
import { type CockpitRequest, type PersonOnBoard, weightOf } from "../cockpit.ts"
import { CockpitLoadBadge } from "./cockpit-load-badge.tsx"

/** Whether the aircraft carries them; on demand who they are: one line each, then the sum. */
export function RequestLoad({ request }: { request: CockpitRequest }) {
  const { people, load, room } = request
  const wanted = weightOf(people)
  return (
    <SmallDisclosure
      title={
        <>
          {people.map(({ name }) => name).join(", ")}
          {room && (
            <span className="ms-3">
              <CockpitLoadBadge room={room} />
            </span>
          )}
        </>
      }
    >
      <div className="max-w-text text-small text-ink2">
        <ul>
          {people.map((person) => (
            <li key={person.name} className="flex justify-between gap-4 py-0.5">
              <span>{formatPerson(person)}</span>
              <span className="shrink-0 tabular-nums">{formatWeight(person)}</span>
            </li>
          ))}
        </ul>
        <p className="mt-1.5 border-t border-line pt-2 text-ink3">
          {formatSum(wanted, load, room)}
        </p>
      </div>
    </SmallDisclosure>
  )
}

/** „Mia Berger, minderjährig, mit Einverständnis von Lena Berger“ */
export function formatPerson({ name, isMinor, guardianName }: PersonOnBoard): string {
  if (!isMinor) return name
  return `${name}, minderjährig${guardianName ? `, mit Einverständnis von ${guardianName}` : ""}`
}

/** „64 kg + 5 kg Gepäck“ */
export function formatWeight({ weightKg, luggageKg }: PersonOnBoard): string {
  if (weightKg === null) return "Gewicht gelöscht"
  return luggageKg ? `${weightKg} kg + ${luggageKg} kg Gepäck` : `${weightKg} kg, kein Gepäck`
}

function formatSum(
  wanted: number,
  { payloadKg, confirmedKg }: CockpitRequest["load"],
  room: CockpitRequest["room"],
): string {
  const together = wanted + confirmedKg
  const sum =
    confirmedKg > 0 ? `${wanted} kg, mit den Zugesagten ${together} kg` : `Zusammen ${wanted} kg`
  if (payloadKg === null || room === null) return `${sum}. Nur du siehst diese Angaben.`
  return `${sum} von ${payloadKg} kg Zuladung. ${loadRoomSentences(room)} ${formatCalculation(room)} Nur du siehst diese Angaben.`
}
