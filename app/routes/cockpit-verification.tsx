import { useLocation, useNavigate, useRevalidator } from "react-router"
import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInPilot } from "#app/signed-in-pilot.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { findBirthDate } from "#features/users/pilots/server/birth-dates.ts"
import { findStatedHours } from "#features/users/pilots/server/flight-hours.ts"
import { findPilotProfile } from "#features/users/pilots/server/pilot-profile.ts"
import { BirthDateSection } from "#features/users/settings/ui/birth-date-section.tsx"
import { FlightHoursSection } from "#features/users/settings/ui/flight-hours-section.tsx"
import { DOCUMENT_KIND_IDS, kindOfSlug } from "#features/verification/document-kinds.ts"
import {
  listNeededKinds,
  listOwnDocuments,
} from "#features/verification/server/document-queries.ts"
import { DocumentSection } from "#features/verification/ui/document-section.tsx"
import { VerificationSummary } from "#features/verification/ui/verification-summary.tsx"
import { VERIFICATION_PATH } from "#features/verification/verification-path.ts"
import { showAlert } from "#platform/alerts.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { UnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import type { Route } from "./+types/cockpit-verification"

export const handle: CockpitHandle = { parent: "/de/cockpit/einstellungen" }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const { userId } = signedInPilot({ context, url })
  const [profile, documents, needed, birthDate, stated] = await Promise.all([
    findPilotProfile(db, userId),
    listOwnDocuments(db, userId),
    listNeededKinds(db, userId),
    findBirthDate(db, userId),
    findStatedHours(db, userId),
  ])
  const today = isoDay(clock.now(), HOME_ZONE)
  return { licence: profile?.licence ?? "", documents, needed, birthDate, stated, today }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Verifizierung", isPrivate: true })

export default function CockpitVerification({ loaderData }: Route.ComponentProps) {
  const { licence, documents, needed, birthDate, stated, today } = loaderData
  const words = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const open = kindOfSlug(words.get("nachweis"))
  const optional = DOCUMENT_KIND_IDS.filter((kind) => !needed.includes(kind))

  function finish() {
    showAlert({
      type: "success",
      message: "Nachweis eingereicht",
      description: "Wir prüfen ihn und schreiben dir, sobald er geprüft ist.",
    })
    void navigate(VERIFICATION_PATH, { preventScrollReset: true })
  }

  return (
    <UnsavedChanges>
      <CockpitHeading
        title="Verifizierung"
        sentence="Wer mitfliegt, vertraut dir. Deshalb sieht ein Mensch deine Papiere an, bevor du Gäste mitnimmst."
      />
      <div className="mt-7 grid gap-6 lg:mt-9">
        <VerificationSummary
          documents={documents}
          needed={needed}
          hasBirthDate={birthDate !== null}
          today={today}
        />
        <BirthDateSection birthDate={birthDate} today={today} onSaved={() => void revalidate()} />
        <FlightHoursSection stated={stated} today={today} onSaved={() => void revalidate()} />
        {[...needed, ...optional].map((kind) => (
          <DocumentSection
            key={kind}
            kind={kind}
            isNeeded={needed.includes(kind)}
            // which one they fly with was said when the account was made
            presetClass={kind === "licence" ? licence : ""}
            documents={documents}
            today={today}
            isOpen={open === kind}
            onDone={finish}
          />
        ))}
      </div>
    </UnsavedChanges>
  )
}
