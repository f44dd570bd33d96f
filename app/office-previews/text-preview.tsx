import { TextFrame, trailFromHome } from "#app/text-frame.tsx"
import type { ContentPage } from "#features/content/content-page.ts"
import type { ContentExtras } from "#features/content/server/content-extras.ts"
import { CockpitText } from "#features/content/ui/cockpit-text.tsx"
import { ContentEnd } from "#features/content/ui/content-end.tsx"
import { FactStrip } from "#features/content/ui/fact-strip.tsx"
import { HelpAnswers } from "#features/content/ui/help-answers.tsx"
import { HubPage } from "#features/content/ui/hub-page.tsx"
import { TopicPage } from "#features/content/ui/topic-page.tsx"

interface TextPreviewProps {
  page: ContentPage
  extras: ContentExtras
  operatorEmail: string
}

/** A page whose text is still being written, of the parts of which visitors see it. */
export function TextPreview({ page, extras, operatorEmail }: TextPreviewProps) {
  if (page.slug.startsWith("cockpit/")) {
    return (
      <div className="px-gutter py-8">
        <CockpitText page={page} />
      </div>
    )
  }
  const trail = trailFromHome(page.title)
  if (extras.kind === "topic" || extras.kind === "hub") {
    return (
      <TextFrame page={page} trail={trail} height="tall">
        {extras.kind === "topic" && extras.facts && (
          <div className="relative -mt-14">
            <FactStrip facts={extras.facts} />
          </div>
        )}
        <div className="pt-section">
          {extras.kind === "topic" ? (
            <TopicPage page={page} {...extras} />
          ) : (
            <HubPage page={page} {...extras} />
          )}
        </div>
        {page.cta && (
          <div className="mt-section">
            <ContentEnd title="Bereit zum Einsteigen?" cta={page.cta} />
          </div>
        )}
      </TextFrame>
    )
  }
  return (
    <TextFrame page={page} trail={trail}>
      {/* the search above the answers would be split off the page of visitors */}
      <HelpAnswers page={page} query="" operatorEmail={operatorEmail} onShowAll={() => {}} />
    </TextFrame>
  )
}
