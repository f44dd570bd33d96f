import { SettingsSection } from "#features/users/ui/settings-section.tsx"
import { LatePart } from "#ui/late-part.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import type { PlaneInsurance } from "../plane-insurance.ts"

const loadForm = () =>
  import("./plane-insurance-form.tsx").then((module) => module.PlaneInsuranceForm)

interface PlaneInsuranceSectionProps {
  planeId: number
  /** null as long as nothing is written. */
  insurance: PlaneInsurance | null
  /** ISO day. */
  today: string
  onSaved: () => void
}

/** How an aircraft is insured, and until when. */
export function PlaneInsuranceSection(props: PlaneInsuranceSectionProps) {
  return (
    <SettingsSection
      id="versicherung"
      title="Versicherung"
      intro="Flugfit lässt dich mit diesem Flugzeug nur an Tagen Gäste mitnehmen, an denen es versichert ist. Nur du siehst diese Angaben."
    >
      <LatePart load={loadForm} fallback={<Skeleton className="h-72" />}>
        {(PlaneInsuranceForm) => (
          <PlaneInsuranceForm key={JSON.stringify(props.insurance)} {...props} />
        )}
      </LatePart>
    </SettingsSection>
  )
}
