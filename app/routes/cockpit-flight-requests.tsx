import { pageMeta } from "#app/page-meta.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { CockpitHeading } from "#features/bookings/ui/cockpit-heading.tsx"
import { ButtonLink } from "#ui/button-link.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { FactRows } from "#ui/fact-rows.tsx"
import { scenePath } from "#ui/scene-path.ts"
import { ScenePicture } from "#ui/scene-picture.tsx"
import { TextLink } from "#ui/text-link.tsx"
import type { Route } from "./+types/cockpit-flight-requests"

export function loader({ context, url }: Route.LoaderArgs) {
  const { isPilot } = signedInUser({ context, url })
  return { isPilot }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Gesuche", isPrivate: true })

export default function CockpitFlightRequests({ loaderData }: Route.ComponentProps) {
  const scene = scenePath({ terrain: "lowland", time: "dusk", seed: 14, crop: "footer" })
  return (
    <>
      <CockpitHeading
        title="Gesuche"
        sentence="Ein Gesuch dreht die Suche um: Du sagst, wohin und wann, und wer ohnehin dorthin will, meldet sich."
      />
      <div className="mt-7 grid gap-10 lg:mt-9">
        <EmptyState
          scene={<ScenePicture src={scene} alt="" aspect="strip" isFirst />}
          title="Zurzeit nehmen wir keine Gesuche entgegen"
          action={
            <>
              <ButtonLink href="/de/suche?umkreis=200">Im Umkreis von 200 km suchen</ButtonLink>
              <ButtonLink href="/de/gesuch" variant="text">
                Was ein Gesuch ist
              </ButtonLink>
            </>
          }
        >
          {loaderData.isPilot
            ? "Deshalb liegen hier auch keine Wünsche, auf die du antworten könntest. Wer mit dir fliegen möchte, schickt eine Anfrage zu einem deiner Flüge, und die steht in der Übersicht."
            : "Was stattdessen hilft: weiter weg suchen, den Zeitraum offen lassen und den Wunsch in die Nachricht einer Anfrage schreiben."}
        </EmptyState>
        <section aria-labelledby="stattdessen">
          <h2 id="stattdessen" className="mb-5 text-h3">
            So kommst du heute zu deinem Flug
          </h2>
          <FactRows
            rows={[
              {
                title: "Weiter weg",
                text: "Die Suche beginnt mit 100 km und reicht bis 400 km. Ein Flugplatz in 150 km Entfernung sind zwei Stunden Auto.",
                link: <TextLink href="/de/suche?umkreis=400">Bis 400 km</TextLink>,
              },
              {
                title: "Ohne Datum",
                text: "Lässt du die Tage offen, zeigt die Suche die nächsten 60 Tage. Unter der Woche sind abends oft Plätze frei.",
                link: <TextLink href="/de/suche">Alle Tage</TextLink>,
              },
              {
                title: "Mit Wunsch",
                text: "Passt ein Flug fast, schreib den Wunsch in die Nachricht zur Anfrage: eine Schleife über ein Dorf, eine Stunde früher. Lehnt die Person am Steuer ab, zahlst du nichts.",
                link: <TextLink href="/de/wunschflug">Wunschflug</TextLink>,
              },
            ]}
          />
        </section>
      </div>
    </>
  )
}
