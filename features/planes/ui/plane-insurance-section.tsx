import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import { handInPath } from "#features/verification/document-kinds.ts"
import { isVerified, type Paper } from "#features/verification/pilot-status.ts"
import { formatIsoDay } from "#platform/time.ts"
import { Disclosure } from "#ui/elements/disclosure.tsx"
import { Skeleton } from "#ui/elements/skeleton.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import type { PlaneInsurance } from "../plane-insurance.ts"

const loadForm = () =>
  import("./plane-insurance-form.tsx").then((module) => module.PlaneInsuranceForm)

interface PlaneInsuranceSectionProps {
  planeId: number
  /** The pilot's own proof, which counts for all their aircraft; undefined where none is needed. */
  proof: Paper | undefined
  /** Of this aircraft alone; null as long as nothing is written. */
  insurance: PlaneInsurance | null
  /** ISO day. */
  today: string
  onSaved: () => void
}

/** By what an aircraft is insured: the pilot's proof, and what differs from it for this one. */
export function PlaneInsuranceSection({ proof, ...props }: PlaneInsuranceSectionProps) {
  return (
    <SettingsSection
      id="versicherung"
      title="Versicherung"
      intro="Flugfit lässt dich nur an Tagen Gäste mitnehmen, an denen du versichert bist. Nur du siehst diese Angaben."
    >
      {proof && <Proof proof={proof} />}
      <div className="mt-5 border-b border-line">
        <Disclosure title="Dieses Flugzeug ist anders versichert" isOpen={props.insurance !== null}>
          <p className="mb-5">
            Nur nötig, wenn für dieses Flugzeug ein eigener Vertrag gilt, zum Beispiel beim Verein.
            Flugfit achtet dann auf beide.
          </p>
          <LazyPart load={loadForm} fallback={<Skeleton className="h-72" />}>
            {(PlaneInsuranceForm) => (
              <PlaneInsuranceForm key={JSON.stringify(props.insurance)} {...props} />
            )}
          </LazyPart>
        </Disclosure>
      </div>
    </SettingsSection>
  )
}

function Proof({ proof }: { proof: Paper }) {
  const link = <TextLink href={handInPath("insurance")}>Zum Nachweis</TextLink>
  if (!isVerified(proof)) {
    return (
      <Notice tone="warn" title="Dein Versicherungsnachweis fehlt noch." isStacked action={link}>
        Ein geprüfter Nachweis gilt für alle deine Flugzeuge, hier musst du dann nichts eintragen.
      </Notice>
    )
  }
  return (
    <Notice tone="ok" title="Dein Nachweis gilt auch für dieses Flugzeug." isStacked action={link}>
      {proof.endsOn && `Geprüft, gültig bis ${formatIsoDay(proof.endsOn)}.`}
    </Notice>
  )
}
