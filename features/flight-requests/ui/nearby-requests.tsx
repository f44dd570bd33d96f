import { type ReactNode, useState } from "react"
import { TextLink } from "#ui/elements/text-link.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { useHydrated } from "#ui/loading/use-hydrated.ts"
import type { NearbyRequest } from "../flight-request-view.ts"
import { NearbyRequestRow } from "./nearby-request-row.tsx"

const loadRequestMap = () => import("./map/request-map.tsx").then(({ RequestMap }) => RequestMap)

interface NearbyRequestsProps {
  requests: readonly NearbyRequest[]
  /** Without an airfield of their own nothing can be near. */
  hasPlace: boolean
  /** The way to ask whoever has filed it. */
  askAbout: (request: NearbyRequest) => ReactNode
}

/** What a pilot could answer, as a list and on the map. */
export function NearbyRequests({ requests, hasPlace, askAbout }: NearbyRequestsProps) {
  const isHydrated = useHydrated()
  const [shown, setShown] = useState<number | null>(null)
  if (!hasPlace) {
    return (
      <EmptyState title="Wo startest du?" heading="h3">
        Nenn im <TextLink href="/de/cockpit/einstellungen/profil">Profil</TextLink> deinen
        Heimatplatz. Dann stehen hier die Gesuche rund um ihn und um alle Plätze, von denen du Flüge
        anbietest.
      </EmptyState>
    )
  }
  if (requests.length === 0) {
    return (
      <EmptyState title="Gerade sucht niemand in deiner Nähe" heading="h3">
        Gezählt werden dein Heimatplatz und die Plätze, von denen du Flüge anbietest. Kommt ein
        Gesuch dazu, erfährst du es: höchstens eine Mail am Tag, um 17 Uhr.
      </EmptyState>
    )
  }
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <section
        aria-label="Karte der Gesuche"
        className="h-80 overflow-hidden rounded-card border border-line map-waiting noscript:hidden xl:sticky xl:top-6 xl:order-last xl:h-112"
      >
        {isHydrated && (
          <LazyPart load={loadRequestMap} isQuiet>
            {(RequestMap) => (
              <RequestMap
                requests={requests}
                shown={shown}
                onShow={(id) => {
                  setShown(id)
                  document.getElementById(anchorOf(id))?.scrollIntoView({ block: "center" })
                }}
              />
            )}
          </LazyPart>
        )}
      </section>
      <ul aria-label="Gesuche in deiner Nähe" className="grid gap-4">
        {requests.map((request) => (
          <li
            key={request.id}
            id={anchorOf(request.id)}
            onPointerEnter={() => setShown(request.id)}
            onPointerLeave={() => setShown(null)}
          >
            <NearbyRequestRow request={request} isSelected={request.id === shown}>
              {askAbout(request)}
            </NearbyRequestRow>
          </li>
        ))}
      </ul>
    </div>
  )
}

function anchorOf(id: number): string {
  return `gesuch-${id}`
}
