import { useRevalidator } from "react-router"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { SectionHeading } from "#ui/elements/section-heading.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { sharePath } from "../wrapped-paths.ts"
import type { YearShare } from "../year-share.ts"
import { callRevokeShare } from "./wrapped-calls.ts"

/** Everything that is public, of all years, each to be taken back. */
export function SharedPictures({ shares }: { shares: readonly YearShare[] }) {
  return (
    <section aria-labelledby="geteilt" className="mt-section">
      <SectionHeading id="geteilt" title="Von dir geteilt">
        Öffentlich für alle, die die Adresse haben. Suchmaschinen bitten wir, sie auszulassen.
        Ziehst du ein Bild zurück, führt seine Adresse nirgendwohin; wer es schon gespeichert hat,
        behält es.
      </SectionHeading>
      <ul className="border-t border-line">
        {shares.map((share) => (
          <SharedRow key={share.token} share={share} />
        ))}
      </ul>
    </section>
  )
}

function SharedRow({ share: { token, year, label, figure } }: { share: YearShare }) {
  const { revalidate } = useRevalidator()
  const { run, isPending, failure } = useAction({
    send: () => callRevokeShare(token),
    done: () => revalidate(),
  })
  const name = `${year}, ${label}: ${figure}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3">
      <TextLink href={sharePath(token)} isInline>
        {name}
      </TextLink>
      <Button
        variant="text"
        size="small"
        isPending={isPending}
        onClick={() => void run()}
        className="noscript:hidden"
      >
        Zurückziehen<VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      {failure && (
        <p role="alert" className="w-full text-small text-err">
          {failure.text}
        </p>
      )}
    </li>
  )
}
