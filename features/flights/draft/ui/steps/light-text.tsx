import { MoonStar, Sun, Sunset } from "lucide"
import { formatTime } from "#platform/time.ts"
import { Icon } from "#ui/elements/icon.tsx"
import type { DraftAirport } from "../../facts.ts"
import { type Light, lightAt } from "../../light-of-flight.ts"

export interface FieldMoment {
  what: "Start" | "Landung"
  at: Date
}

const WORDS: Record<Light, { icon: typeof Sun; text: string; look: string }> = {
  day: { icon: Sun, text: "im Hellen", look: "text-ok" },
  twilight: { icon: Sunset, text: "in der Dämmerung, gerade noch bei Tag", look: "text-warn" },
  night: { icon: MoonStar, text: "bei Nacht, das ist ein Nachtflug", look: "text-err" },
}

/** In one clear word whether start and landing at a field are in the light. */
export function LightText({
  field,
  moments,
}: {
  field: DraftAirport
  moments: readonly FieldMoment[]
}) {
  if (moments.length === 0) return null
  return (
    <ul className="mt-3 grid gap-1.5 text-ui">
      {moments.map(({ what, at }) => {
        const { icon, text, look } = WORDS[lightAt(at, field)]
        return (
          <li key={what + at.toISOString()} className="flex items-start gap-2.5">
            <Icon shape={icon} size={18} className={`mt-0.5 ${look}`} />
            <span>
              <strong className="font-semibold">
                {what} {formatTime(at, field.timeZone)} Uhr
              </strong>{" "}
              {text}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
