import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { listFeeExamples } from "#features/office-settings/server/list-fee-examples.ts"
import { listSettings } from "#features/office-settings/server/list-settings.ts"
import { BlockedWordTexts } from "#features/office-settings/ui/blocked-word-texts.tsx"
import { FeeEffects } from "#features/office-settings/ui/fee-effects.tsx"
import { SettingList } from "#features/office-settings/ui/setting-list.tsx"
import {
  type BlockedWords,
  blockedWordsSetting,
} from "#features/settings/descriptions/blocked-words-setting.ts"
import type { FeeRule } from "#features/settings/fee-rule.ts"
import { currentFeeRule } from "#features/settings/server/current-fee-rule.ts"
import type { Route } from "./+types/admin-settings"

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const { db } = context.get(pageContext)
  return {
    sheets: await listSettings(db, admin),
    examples: await listFeeExamples(db),
    feeRule: currentFeeRule(),
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Einstellungen", isPrivate: true })

export default function AdminSettings({ loaderData }: Route.ComponentProps) {
  const { sheets, examples, feeRule } = loaderData
  const blocked = sheets.find(({ key }) => key === blockedWordsSetting.key)?.value as BlockedWords
  return (
    <>
      <CockpitHeading
        title="Einstellungen"
        sentence="Was sich ohne eine neue Version ändern lässt. Es gilt sofort und überall, und jeder frühere Stand bleibt hier stehen."
      />
      <div className="mt-7 lg:mt-9">
        <SettingList
          sheets={sheets}
          effects={{
            fee: (after) => (
              <FeeEffects examples={examples} before={feeRule} after={after as FeeRule} />
            ),
            "blocked-words": (after) => (
              <BlockedWordTexts before={blocked} after={after as BlockedWords} />
            ),
          }}
        />
      </div>
    </>
  )
}
