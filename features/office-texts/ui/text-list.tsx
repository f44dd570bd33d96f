import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { ListedText } from "../listed-text.ts"
import { textPath } from "../text-paths.ts"

interface TextListProps {
  groups: readonly { label: string; texts: readonly ListedText[] }[]
}

/** Every text that may be edited here, and how it stands. */
export function TextList({ groups }: TextListProps) {
  return (
    <div className="gap-6 xl:columns-2 [&>*]:mb-6 [&>*]:break-inside-avoid">
      {groups.map(({ label, texts }) => (
        <Card key={label} as="section" labelledBy={`gruppe-${label}`}>
          <h2 id={`gruppe-${label}`} className="mb-3 text-h3">
            {label}
          </h2>
          <ul className="divide-y divide-line">
            {texts.map((text) => (
              <li
                key={text.slug}
                className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1.5 py-3 last:pb-0"
              >
                <div className="min-w-0">
                  <p className="font-semibold">
                    <TextLink href={textPath(text.slug)}>{text.title}</TextLink>
                  </p>
                  <p className="text-small text-ink2">
                    /de/{text.slug}
                    {text.latest && (
                      <>
                        , {text.latest.author},{" "}
                        {formatInstant(new Date(text.latest.writtenAt), HOME_ZONE)}
                      </>
                    )}
                  </p>
                </div>
                <p className="flex flex-wrap gap-2">
                  {text.hasDeploymentChanged && <Badge tone="warn">Auslieferung geändert</Badge>}
                  {text.hasDraft && <Badge tone="apricot">Entwurf</Badge>}
                  {text.isPublished && <Badge tone="ok">hier geändert</Badge>}
                </p>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}
