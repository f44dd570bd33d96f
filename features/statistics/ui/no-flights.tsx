import { CREATE_FLIGHT_PATH } from "#features/flights/draft/draft.ts"
import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { type Role, statisticsPath } from "../statistics-query.ts"

const SKY = scenePath({ terrain: "above-clouds", time: "dawn", seed: 21, crop: "strip" })

interface NoFlightsProps {
  role: Role
  year: number | null
  /** Something was flown in another year or another role. */
  hasOthers: boolean
}

/** Nothing to count, and the way to what would change it. */
export function NoFlights({ role, year, hasOthers }: NoFlightsProps) {
  return (
    <EmptyState
      picture={<ScenePicture src={SKY} alt="" aspect="strip" isFirst />}
      title={titleOf(role, year)}
      action={
        <>
          {role === "pilot" ? (
            <ButtonLink href={CREATE_FLIGHT_PATH}>Flug anbieten</ButtonLink>
          ) : (
            <ButtonLink href="/de/suche">Flüge ansehen</ButtonLink>
          )}
          {year !== null && hasOthers && (
            <ButtonLink href={statisticsPath({ role })} variant="text">
              Alle Jahre ansehen
            </ButtonLink>
          )}
        </>
      }
    >
      {role === "pilot"
        ? "Gezählt wird, was hier angeboten wurde und stattgefunden hat. Nach der Landung stehen hier Stunden, Strecken und Kosten."
        : "Gezählt wird, was stattgefunden hat. Nach der Landung stehen hier deine Stunden in der Luft und die Orte, die du von oben gesehen hast."}
    </EmptyState>
  )
}

function titleOf(role: Role, year: number | null): string {
  if (role === "pilot") {
    return year === null ? "Noch kein Flug von dir" : `${year} gab es hier keinen Flug von dir`
  }
  return year === null ? "Noch kein Mitflug" : `${year} bist du hier nicht mitgeflogen`
}
