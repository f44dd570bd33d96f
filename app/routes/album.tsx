import { Download } from "lucide"
import { useRevalidator } from "react-router"
import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { albumZipPath } from "#features/memories/memory-paths.ts"
import { loadAlbum } from "#features/memories/server/load-album.ts"
import { Album } from "#features/memories/ui/album.tsx"
import { ReportLink } from "#features/reports/ui/report-link.tsx"
import { formatDay } from "#platform/time.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { Route } from "./+types/album"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const flightId = idInPath(params.flightId, url)
  return { album: await orNotFound(loadAlbum(db, user, flightId)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Album", isPrivate: true })

export const handle: CockpitHandle = { parent: "/de/cockpit" }

/** What is left of a flight, for those who were on board. */
export default function AlbumPage({ loaderData }: Route.ComponentProps) {
  const { album } = loaderData
  const { flight, memories } = album
  const { revalidate } = useRevalidator()
  return (
    <>
      <p className="mb-3 text-ui">
        <TextLink href={flightRoomPath(flight.id)}>Zurück zum Flug</TextLink>
      </p>
      <CockpitHeading
        title="Album"
        sentence={`„${flight.title}“, ${formatDay(new Date(flight.departsAt), flight.timeZone)}. Sehen können es nur alle, die an Bord waren.`}
        action={
          memories.length > 0 && (
            <ButtonLink
              href={albumZipPath(flight.id)}
              reloadDocument
              download
              variant="secondary"
              size="small"
              icon={Download}
            >
              Alle herunterladen
            </ButtonLink>
          )
        }
      />
      <div className="mt-6 lg:mt-8">
        <Album
          key={flight.id}
          album={album}
          onChanged={revalidate}
          report={({ id }) => (
            <ReportLink subject="memory" id={id}>
              Foto melden
            </ReportLink>
          )}
        />
      </div>
    </>
  )
}
