import { useEffect, useRef, useState } from "react"
import { useRevalidator } from "react-router"
import { ShareFlight } from "#features/flights/core/ui/share-flight.tsx"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { SectionHeading } from "#ui/elements/section-heading.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { TabLinks } from "#ui/navigation/tab-links.tsx"
import { PICTURE_FORM_NAMES } from "../picture-form.ts"
import type { StoryCard } from "../story-card.ts"
import { sharePath, TAKE_ALONG_ID, takeAlongPath } from "../wrapped-paths.ts"
import type { YearShare } from "../year-share.ts"
import { PicturePreview } from "./picture-preview.tsx"
import { callShareCard } from "./wrapped-calls.ts"

interface TakeAlongProps {
  year: number
  /** Those that can be taken along. */
  cards: readonly StoryCard[]
  chosen: StoryCard
  /** Where the chosen one is public already. */
  share: YearShare | undefined
  publicUrl: string
}

/** One picture in its three forms, to be downloaded or made public. */
export function TakeAlong({ year, cards, chosen, share, publicUrl }: TakeAlongProps) {
  const [wasPublic] = useState(share !== undefined)
  return (
    <section aria-labelledby={TAKE_ALONG_ID} className="mt-section">
      <SectionHeading id={TAKE_ALONG_ID} title="Ein Bild zum Mitnehmen">
        Such dir eins aus. Heruntergeladen bleibt es bei dir; ein öffentliches hat eine eigene
        Adresse, die du weitergeben und jederzeit zurückziehen kannst.
      </SectionHeading>
      <TabLinks
        label="Bilder"
        tabs={cards.map(({ kind, label }) => ({
          label,
          href: takeAlongPath(year, kind),
          isCurrent: kind === chosen.kind,
        }))}
      />
      <ul className="mt-6 grid grid-cols-[16fr_9fr] items-start gap-x-4 gap-y-6 md:grid-cols-[1fr_0.5625fr_1.905fr] md:gap-x-6">
        {PICTURE_FORM_NAMES.map((form) => (
          <PicturePreview key={form} year={year} card={chosen} form={form} />
        ))}
      </ul>
      <div className="mt-8">
        {share ? (
          <Shared share={share} publicUrl={publicUrl} isFresh={!wasPublic} />
        ) : (
          <MakePublic year={year} card={chosen} />
        )}
      </div>
    </section>
  )
}

function MakePublic({ year, card }: { year: number; card: StoryCard }) {
  const { revalidate } = useRevalidator()
  const { run, isPending, failure } = useAction({
    send: (_: undefined, intent) => callShareCard({ year, card: card.kind }, intent),
    done: () => revalidate(),
  })
  return (
    <>
      <Button isPending={isPending} onClick={() => void run(undefined)} className="noscript:hidden">
        Öffentlich teilen
      </Button>
      <p className="mt-3 max-w-text text-small text-ink2">
        Zeigt genau das, was du oben siehst: keine Namen, auch nicht deinen.
      </p>
      {failure && (
        <p role="alert" className="mt-2 text-small text-err">
          {failure.text}
        </p>
      )}
    </>
  )
}

interface SharedProps {
  share: YearShare
  publicUrl: string
  /** Made a moment ago: whoever pressed goes on here. */
  isFresh: boolean
}

function Shared({ share, publicUrl, isFresh }: SharedProps) {
  const path = sharePath(share.token)
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isFresh) said.current?.focus()
  }, [isFresh])
  return (
    <>
      <p ref={said} tabIndex={-1} className="outline-none">
        Dieses Bild ist öffentlich, für alle mit der Adresse.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
        <ShareFlight
          title={`${share.label}: ${share.figure}`}
          url={publicUrl + path}
          label="Link teilen"
        />
        <TextLink href={path}>Öffentliche Seite ansehen</TextLink>
      </div>
    </>
  )
}
