import type { ReactNode } from "react"
import type { Crumb } from "#app/trail-for-search.ts"
import type { ContentPage } from "#features/content/content-page.ts"
import type { OpeningPhoto } from "#features/content/content-photo.ts"
import { ContentHero } from "#features/content/ui/content-hero.tsx"

interface TextFrameProps {
  page: Pick<ContentPage, "title" | "lead" | "terrain" | "time" | "slug">
  trail: readonly Crumb[]
  photo?: OpeningPhoto | undefined
  /** `tall` leads into a picture page, `low` stands above a text to read. */
  height?: "tall" | "low"
  children: ReactNode
}

/** A text of `content/` below its picture. */
export function TextFrame({ page, trail, photo, height = "low", children }: TextFrameProps) {
  return (
    <>
      <ContentHero
        title={page.title}
        lead={page.lead}
        trail={trail}
        terrain={page.terrain}
        time={page.time}
        seed={seedOf(page.slug)}
        photo={photo}
        height={height}
      />
      <div className="mx-auto max-w-page px-gutter pb-section">{children}</div>
    </>
  )
}

/** The trail of a page that lies right below home. */
export function trailFromHome(title: string): Crumb[] {
  return [{ label: "Startseite", href: "/de" }, { label: title }]
}

// the same page always has the same picture
function seedOf(slug: string): number {
  return [...slug].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
}
