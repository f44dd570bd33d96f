import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { AskLink } from "#features/chat/ui/ask-link.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { FLIGHT_REQUEST_PATH, MAX_OPEN_REQUESTS } from "#features/flight-requests/flight-request.ts"
import {
  hasPlace,
  listNearbyRequests,
} from "#features/flight-requests/server/list-nearby-requests.ts"
import { listOwnRequests } from "#features/flight-requests/server/list-own-requests.ts"
import { countLive } from "#features/flight-requests/server/save-flight-request.ts"
import { NearbyRequests } from "#features/flight-requests/ui/nearby-requests.tsx"
import { OwnRequests } from "#features/flight-requests/ui/own-requests.tsx"
import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import type { Route } from "./+types/cockpit-flight-requests"

export async function loader({ context, url }: Route.LoaderArgs) {
  const { userId, isPilot } = signedInUser({ context, url })
  const { db } = context.get(pageContext)
  return {
    own: await listOwnRequests(db, userId),
    isFull: (await countLive(db, userId)) >= MAX_OPEN_REQUESTS,
    nearby: isPilot
      ? { requests: await listNearbyRequests(db, userId), hasPlace: await hasPlace(db, userId) }
      : null,
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Gesuche", isPrivate: true })

export default function CockpitFlightRequests({ loaderData }: Route.ComponentProps) {
  const { own, isFull, nearby } = loaderData
  return (
    <>
      <CockpitHeading
        title="Gesuche"
        sentence={
          nearby
            ? "Wer ab deinen Flugplätzen mitfliegen möchte, und was du selbst suchst."
            : "Ein Gesuch dreht die Suche um: Du sagst, wohin und wann, und wer ohnehin dorthin will, meldet sich."
        }
        action={
          own.length > 0 && !isFull ? (
            <ButtonLink href={FLIGHT_REQUEST_PATH} variant={nearby ? "secondary" : "primary"}>
              Gesuch aufgeben
            </ButtonLink>
          ) : undefined
        }
      />
      <div className="mt-7 grid gap-12 lg:mt-9">
        {nearby && (
          <section aria-labelledby="in-der-naehe">
            <h2 id="in-der-naehe" className="mb-4 text-h3">
              In deiner Nähe
            </h2>
            <NearbyRequests
              {...nearby}
              askAbout={({ id, requester }) => (
                <AskLink
                  about={{ kind: "flight_request", flightRequestId: id }}
                  variant="text"
                  size="small"
                >
                  {`${requester} fragen`}
                </AskLink>
              )}
            />
          </section>
        )}
        <section aria-labelledby="eigene">
          <h2 id="eigene" className={nearby ? "mb-4 text-h3" : "sr-only"}>
            Deine Gesuche
          </h2>
          {isFull && (
            <p className="mb-4 text-small text-ink2">
              Mehr als {MAX_OPEN_REQUESTS} offene Gesuche gehen nicht. Schließ eines, bevor du ein
              neues aufgibst.
            </p>
          )}
          {own.length > 0 ? (
            <OwnRequests requests={own} />
          ) : (
            <NoRequests isPilot={nearby !== null} />
          )}
        </section>
      </div>
    </>
  )
}

function NoRequests({ isPilot }: { isPilot: boolean }) {
  const scene = scenePath({ terrain: "lowland", time: "dusk", seed: 14, crop: "strip" })
  return (
    <EmptyState
      picture={isPilot ? undefined : <ScenePicture src={scene} alt="" aspect="strip" isFirst />}
      title="Noch kein Gesuch"
      heading="h3"
      action={
        <>
          <ButtonLink href={FLIGHT_REQUEST_PATH} variant={isPilot ? "secondary" : "primary"}>
            Gesuch aufgeben
          </ButtonLink>
          <ButtonLink href="/de/suche?umkreis=200" variant="text">
            Erst weiter weg suchen
          </ButtonLink>
        </>
      }
    >
      Du findest keinen Flug, der passt? Sag, von wo, wohin und wann. Pilot:innen in der Nähe lesen
      es und bieten dir einen Flug an, wenn sie ohnehin dorthin wollen.
    </EmptyState>
  )
}
