import { ArrowDown, ArrowUp } from "lucide"
import { useEffect } from "react"
import { useNavigate } from "react-router"
import { listAddress } from "#platform/list-address.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { CASE_LIST, type CaseListQuery, type CasePlace, casePath } from "../case-list.ts"

interface CaseTurnProps {
  query: CaseListQuery
  place: CasePlace
}

/** Back to the queue, and on in it: by press, or with Alt and an arrow key wherever the focus is. */
export function CaseTurn({ query, place: { position, count, previous, next } }: CaseTurnProps) {
  const navigate = useNavigate()
  const up = previous && casePath(previous, query)
  const down = next && casePath(next, query)
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const wanted = { ArrowUp: up, ArrowDown: down }[event.key]
      if (!wanted) return
      event.preventDefault()
      void navigate(wanted)
    }
    document.addEventListener("keydown", turn)
    return () => document.removeEventListener("keydown", turn)
  }, [navigate, up, down])
  return (
    <nav
      aria-label="In der Schlange"
      className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
    >
      <p className="text-ui">
        <TextLink href={listAddress(CASE_LIST, query)}>Alle Fälle</TextLink>
        <span className="ms-3 text-small text-ink2 tabular-nums">
          {position === null ? `${count} in der Schlange` : `${position} von ${count}`}
        </span>
      </p>
      <div className="flex gap-2">
        {up && (
          <ButtonLink
            href={up}
            icon={ArrowUp}
            variant="quiet"
            size="small"
            aria-keyshortcuts="Alt+ArrowUp"
            title="Alt und Pfeil nach oben"
          >
            Voriger
          </ButtonLink>
        )}
        {down && (
          <ButtonLink
            href={down}
            icon={ArrowDown}
            variant="quiet"
            size="small"
            aria-keyshortcuts="Alt+ArrowDown"
            title="Alt und Pfeil nach unten"
          >
            Nächster
          </ButtonLink>
        )}
      </div>
    </nav>
  )
}
