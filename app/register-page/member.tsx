import { COCKPIT } from "#app/after-sign-in.ts"
import { BecomePilotForm } from "#features/users/settings/ui/become-pilot-form.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"

interface MemberProps {
  viewer: "passenger" | "pilot"
  /** Why they are no pilot yet, after a post without script. */
  refusal: string | undefined
}

/** In the place of the registration, for who has an account already. */
export function Member({ viewer, refusal }: MemberProps) {
  if (viewer === "pilot") {
    return (
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={COCKPIT}>Zum Cockpit</ButtonLink>
        <ButtonLink href="/de/suche" variant="secondary">
          Mitfliegen
        </ButtonLink>
      </div>
    )
  }
  return (
    <Card>
      {refusal && (
        <div className="mb-5">
          <Notice tone="err" title={refusal} isAlert />
        </div>
      )}
      <BecomePilotForm />
    </Card>
  )
}
