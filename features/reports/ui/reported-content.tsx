import { RestrictionText } from "#features/users/office/ui/restriction-text.tsx"
import { userSheetPath } from "#features/users/office/user-list.ts"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { SUBJECT_NAMES } from "../report.ts"
import type { ReportedContent as Content } from "../report-sheet.ts"
import { ReportedPhoto } from "./reported-photo.tsx"

/** What was reported, as it stands there now, and whose it is. */
export function ReportedContent({ content }: { content: Content }) {
  const { kind, title, path, author, facts, text, photo, restriction } = content
  return (
    <Card as="section" labelledBy="inhalt-gemeldet">
      <p className="text-small text-ink3">{SUBJECT_NAMES[kind]}</p>
      <h2 id="inhalt-gemeldet" className="mb-4 text-h3">
        {title}
      </h2>
      {text && (
        <blockquote className="mb-5 border-s-2 border-line2 ps-4 whitespace-pre-line text-ui [overflow-wrap:anywhere]">
          {text}
        </blockquote>
      )}
      {photo && (
        <div className="mb-5">
          <ReportedPhoto {...photo} />
        </div>
      )}
      <DescriptionList
        entries={[
          {
            term: "Von",
            description: author ? (
              <TextLink href={userSheetPath(author.id)} isInline>
                {author.name}
              </TextLink>
            ) : (
              "–"
            ),
          },
          ...facts,
        ]}
      />
      {path && (
        <p className="mt-5 text-ui">
          <TextLink href={path}>Dort ansehen, wo es alle sehen</TextLink>
        </p>
      )}
      {restriction && (
        <div className="mt-6">
          <Notice tone="warn" title="Das ist schon weggenommen." isStacked>
            <div className="mt-2">
              <RestrictionText restriction={restriction} />
            </div>
          </Notice>
        </div>
      )}
    </Card>
  )
}
