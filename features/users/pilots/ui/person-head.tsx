import type { ShownPerson } from "#features/users/core/user.ts"
import { PersonAvatar } from "#features/users/photos/ui/person-avatar.tsx"
import { Rating } from "#ui/charts/rating.tsx"

interface PersonHeadProps {
  person: ShownPerson & { isPilot: boolean }
  rating: { mean: number | null; count: number }
  heading: "h1" | "h2" | "h3"
  headingId?: string
  size?: "large" | "portrait"
}

/** Who somebody is at a glance: face, name, how others rated them. */
export function PersonHead(props: PersonHeadProps) {
  const { person, rating, heading: Heading, headingId, size = "large" } = props
  return (
    <div className="flex items-center gap-4">
      <PersonAvatar person={person} size={size} />
      <div className="min-w-0">
        <Heading
          id={headingId}
          className={Heading === "h3" ? "text-h3" : "text-h2 wrap-anywhere hyphens-auto"}
        >
          {person.name}
        </Heading>
        {!person.isDeleted && (
          <p className="mt-1 text-small text-ink2">
            {person.isPilot ? "Privater Anbieter" : "Fliegt mit"}
            {rating.mean !== null && (
              <span className={size === "portrait" ? "block" : undefined}>
                {size === "large" && " · "}
                <Rating mean={rating.mean} count={rating.count} />
              </span>
            )}
          </p>
        )}
      </div>
    </div>
  )
}
