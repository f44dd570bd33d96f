import { type ReactNode, useState } from "react"
import { approvalPath } from "#features/approvals/approval-paths.ts"
import { rolesWith } from "#features/office-roles/office-right.ts"
import { OFFICE_ROLE_LABELS } from "#features/office-roles/office-role-labels.ts"
import { useOfficeRights } from "#features/office-roles/ui/office-rights.tsx"
import { ALL_SETTINGS } from "#features/settings/descriptions/all-settings.ts"
import type { Setting, SettingValue } from "#features/settings/setting.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { settingLines } from "../setting-lines.ts"
import type { SettingSheet, SettingVersion } from "../setting-sheet.ts"
import { SettingHistory } from "./setting-history.tsx"

const loadForm = () => import("./setting-form.tsx").then((module) => module.SettingForm)

interface SettingListProps {
  sheets: readonly SettingSheet[]
  /** What follows from a value of a setting, beside what is another in it. */
  effects: Readonly<Record<string, ((value: SettingValue) => ReactNode) | undefined>>
}

/** Every setting in its group: what holds, a way to change it, and what held before. */
export function SettingList({ sheets, effects }: SettingListProps) {
  const groups = Map.groupBy(ALL_SETTINGS, ({ group }) => group)
  return (
    <div className="grid gap-10">
      {[...groups].map(([group, settings]) => (
        <section key={group} aria-labelledby={`gruppe-${group}`}>
          <h2 id={`gruppe-${group}`} className="mb-4 text-h2">
            {group}
          </h2>
          <div className="grid gap-5">
            {settings.map((setting) => {
              const sheet = sheets.find(({ key }) => key === setting.key)
              return (
                sheet && (
                  <SettingCard
                    key={setting.key}
                    setting={setting}
                    sheet={sheet}
                    effects={effects[setting.key]}
                  />
                )
              )
            })}
          </div>
        </section>
      ))}
    </div>
  )
}

interface SettingCardProps {
  setting: Setting
  sheet: SettingSheet
  effects: ((value: SettingValue) => ReactNode) | undefined
}

function SettingCard({ setting, sheet, effects }: SettingCardProps) {
  const [begin, setBegin] = useState<{ value: SettingValue; reason: string }>()
  const may = useOfficeRights()
  const mayChange = may(setting.right) && sheet.waiting === null
  const heading = `einstellung-${setting.key}`
  const restore = ({ number, value }: Pick<SettingVersion, "number" | "value">) =>
    setBegin({
      value,
      reason: number === 0 ? "Zurück auf den Anfang." : `Zurück auf Stand ${number}.`,
    })
  return (
    <Card as="section" labelledBy={heading}>
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
        <div className="min-w-0">
          <h3 id={heading} className="scroll-mt-24 text-h3">
            {setting.label}
          </h3>
          <p className="mt-1 max-w-text text-ui text-ink2">{setting.about}</p>
        </div>
        {mayChange && !begin && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => setBegin({ value: sheet.value, reason: "" })}
          >
            Ändern …<span className="sr-only"> {setting.label}</span>
          </Button>
        )}
      </div>
      {sheet.waiting && (
        <div className="mt-5">
          <Notice tone="warn" title="Eine Änderung wartet.">
            {sheet.waiting.requestedBy} hat sie am{" "}
            {formatInstant(new Date(sheet.waiting.requestedAt), HOME_ZONE)} beantragt.{" "}
            <TextLink href={approvalPath(sheet.waiting.id)}>Zur Freigabe</TextLink>
          </Notice>
        </div>
      )}
      <div className="mt-5">
        {begin ? (
          <LazyPart load={loadForm}>
            {(SettingForm) => (
              <SettingForm
                key={begin.reason}
                setting={setting}
                current={sheet}
                begin={begin}
                {...(effects && { effects })}
                onEnd={() => setBegin(undefined)}
              />
            )}
          </LazyPart>
        ) : (
          <DescriptionList
            entries={settingLines(setting, sheet.value).map((line) => ({ ...line, isLong: true }))}
          />
        )}
      </div>
      {!may(setting.right) && (
        <p className="mt-4 text-small text-ink3">Ändern dürfen: {whoMay(setting)}.</p>
      )}
      {sheet.versions.length > 0 && (
        <SettingHistory
          setting={setting}
          versions={sheet.versions}
          {...(mayChange && { restore })}
        />
      )}
    </Card>
  )
}

function whoMay({ right }: Setting): string {
  return rolesWith(right)
    .map((role) => OFFICE_ROLE_LABELS[role].name)
    .join(", ")
}
