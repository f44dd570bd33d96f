import { formatShortDay } from "#platform/time.ts"
import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"
import type { HandInScope } from "../draft-input.ts"
import type { FollowingPage } from "../draft-page.ts"

interface SeriesScopeProps {
  following: readonly FollowingPage[]
  scope: HandInScope
  onChange: (scope: HandInScope) => void
}

/** Whether a change is for one flight of a series, or for all behind it as well. */
export function SeriesScope({ following, scope, onChange }: SeriesScopeProps) {
  const booked = following.filter(({ isBooked }) => isBooked).length
  return (
    <div className="w-full text-start">
      <RadioCardGroup legend="Für welche Flüge der Serie gilt das?">
        <RadioCard
          name="scope"
          checked={scope === "one"}
          onChange={() => onChange("one")}
          title="Nur dieser Flug"
          detail="Die anderen bleiben, wie sie sind."
        />
        <RadioCard
          name="scope"
          checked={scope === "following"}
          onChange={() => onChange("following")}
          title={`Dieser und alle folgenden, ${following.length + 1} Flüge`}
          detail={`Jeder behält seinen Tag${untilOf(following)}; Uhrzeit, Route, Flugzeug, Kosten, Texte und Fotos gelten für alle.${formatBooked(booked)}`}
        />
      </RadioCardGroup>
    </div>
  )
}

function untilOf(following: readonly FollowingPage[]): string {
  const last = following.at(-1)
  return last ? ` (bis ${formatShortDay(new Date(last.departsAt), last.timeZone)})` : ""
}

function formatBooked(booked: number): string {
  if (booked === 0) return ""
  const flights = booked === 1 ? "ist 1 gebucht" : `sind ${booked} gebucht`
  return ` Von den folgenden ${flights}: Auch dort fragen wir die Gäste, wenn sie zustimmen müssen.`
}
