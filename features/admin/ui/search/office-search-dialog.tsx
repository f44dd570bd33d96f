import { useState } from "react"
import { useNavigate } from "react-router"
import { type CommandGroup, CommandMenu } from "#ui/overlays/command-menu.tsx"
import { findPlaces, placeHit, type SearchedPlace } from "../../find-places.ts"
import {
  HIT_KIND_LABELS,
  MAX_SEARCHED_LENGTH,
  OFFICE_SEARCH_PATH,
  type OfficeHit,
  officeSearchPath,
  SEARCHABLE,
} from "../../office-search.ts"
import { HIT_ICONS } from "./hit-icons.ts"
import { recentHits, rememberHit } from "./recent-hits.ts"
import { useOfficeSearch } from "./use-office-search.ts"

type OfficeSearchDialogProps = {
  places: readonly SearchedPlace[]
  onClose: () => void
}

/** The search as a dialog: answers while somebody types, what was opened last before. */
export function OfficeSearchDialog({ places, onClose }: OfficeSearchDialogProps) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState("")
  const text = typed.trim()
  const answer = useOfficeSearch(text)
  const groups = text === "" ? firstGroups(places) : answeredGroups(answer, places)
  const hits = new Map(groups.flatMap((group) => group.hits).map((hit) => [hit.id, hit]))
  return (
    <CommandMenu
      label="Verwaltung durchsuchen"
      placeholder="Name, Nummer, Kennzeichen, Code …"
      text={typed}
      onTextChange={setTyped}
      maxLength={MAX_SEARCHED_LENGTH}
      groups={groups.map(shownGroup)}
      answer={text === "" || answer?.text === text ? "current" : answer ? "stale" : "empty"}
      hint={hintFor(text, answer, groups.length)}
      onChoose={({ id }) => {
        const hit = hits.get(id)
        if (hit && hit.kind !== "place") rememberHit(hit)
        onClose()
      }}
      onSubmit={() => {
        onClose()
        void navigate(text === "" ? OFFICE_SEARCH_PATH : officeSearchPath(text))
      }}
      onClose={onClose}
    />
  )
}

type Answer = ReturnType<typeof useOfficeSearch>

interface ShownHits {
  label: string
  hits: readonly OfficeHit[]
  hasMore?: boolean
}

function firstGroups(places: readonly SearchedPlace[]): ShownHits[] {
  const recent = { label: "Zuletzt geöffnet", hits: recentHits() }
  const all = { label: HIT_KIND_LABELS.place, hits: places.map(placeHit) }
  return [recent, all].filter(({ hits }) => hits.length > 0)
}

function answeredGroups(answer: Answer, places: readonly SearchedPlace[]): ShownHits[] {
  if (!answer) return []
  const found = answer.groups.map((group) => ({ ...group, label: HIT_KIND_LABELS[group.kind] }))
  const named = findPlaces(places, answer.text)
  return named.length > 0 ? [...found, { label: HIT_KIND_LABELS.place, hits: named }] : found
}

function shownGroup({ label, hits, hasMore }: ShownHits): CommandGroup {
  return {
    label,
    note: hasMore ? "es gibt mehr" : undefined,
    options: hits.map((hit) => ({ ...hit, icon: HIT_ICONS[hit.kind] })),
  }
}

function hintFor(text: string, answer: Answer, groupCount: number) {
  if (text === "") return SEARCHABLE
  if (answer?.isLost) return "Die Suche hat nicht geantwortet. Versuch es gleich noch einmal."
  if (!answer || groupCount > 0) return null
  return (
    <>
      <p className="font-semibold text-ink">Nichts gefunden zu „{answer.text}“</p>
      <p className="mt-1">{SEARCHABLE}</p>
    </>
  )
}
