import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import type { NoYearView } from "../own-year-view.ts"
import { yearPath } from "../wrapped-paths.ts"

interface NoYearProps extends NoYearView {
  /** Whose years these are. */
  of: "person" | "community"
}

/** Why a year cannot be shown, and the way to one that can. */
export function NoYear({ asked, usualYear, of }: NoYearProps) {
  return (
    <div className="mx-auto max-w-page px-gutter pt-8 pb-section">
      <h1 className="mb-6 text-h1">
        {of === "person" ? "Dein Jahr in der Luft" : "Das Jahr in der Luft"}
      </h1>
      <EmptyState
        title={titleOf(asked)}
        action={<ButtonLink href={yearPath(usualYear)}>{usualYear} ansehen</ButtonLink>}
      >
        {reasonOf(asked, of)}
      </EmptyState>
    </div>
  )
}

function titleOf(asked: NoYearView["asked"]): string {
  if (asked.kind === "unreadable") return "Das ist kein Jahr"
  return asked.kind === "ahead"
    ? `${asked.year} kommt erst noch`
    : `Von ${asked.year} wissen wir nichts`
}

function reasonOf({ kind }: NoYearView["asked"], of: NoYearProps["of"]): string {
  if (kind === "unreadable")
    return "In der Adresse steht hinter „jahr“ keine Jahreszahl mit vier Ziffern."
  if (kind === "ahead") return "Was dann geflogen wird, steht noch in keinem Flugbuch."
  return of === "person"
    ? "Dein Konto gab es da noch nicht."
    : "Davor ist hier noch niemand gemeinsam geflogen."
}
