import { profilePath } from "#features/users/core/profile-path.ts"
import type { ShownPerson } from "#features/users/core/user.ts"
import { PersonCard, type PersonFacts } from "#features/users/pilots/ui/person-card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"

interface ProfilePreviewProps {
  person: ShownPerson & {
    id: number
    isPilot: boolean
    languages: readonly string[]
    about: string
  }
  facts: PersonFacts
}

/** The public profile as it would look now, while it is being typed. */
export function ProfilePreview({ person, facts }: ProfilePreviewProps) {
  return (
    <section aria-labelledby="vorschau" className="min-w-0 xl:sticky xl:top-6">
      <h2 id="vorschau" className="mb-4 text-h3">
        So sehen dich andere
      </h2>
      <PersonCard person={person} {...facts} heading="h3" />
      <p className="mt-5 px-1 text-ui whitespace-pre-line text-ink2 wrap-break-word">
        {person.about || "Hier steht noch nichts über dich."}
      </p>
      <p className="mt-4 px-1">
        <TextLink href={profilePath(person.id)}>Öffentliches Profil ansehen</TextLink>
      </p>
    </section>
  )
}
