import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { OPTIONAL_PUSHES, type OptionalPush } from "#features/users/settings/push-kinds.ts"
import { MuteSwitches } from "#features/users/settings/ui/mute-switches.tsx"
import { saveSettings } from "#features/users/settings/ui/save-settings.ts"
import { useInstantSetting } from "#features/users/settings/ui/use-instant-setting.ts"
import { Button } from "#ui/buttons/button.tsx"
import { PushRefused } from "./push-refused.tsx"
import { usePush } from "./use-push.ts"

/** Push in this browser, and which kinds of it the account wants in all its browsers. */
export function PushSection({ own }: { own: OwnUser }) {
  return (
    <SettingsSection
      id="push"
      title="Benachrichtigungen im Browser"
      intro="Sie erscheinen auch, wenn Aufwind nicht offen ist. Ein- und ausgeschaltet wird jeder Browser für sich; mit dem Abmelden enden sie dort."
    >
      <ThisBrowser userId={own.id} />
      <PushSwitches own={own} />
    </SettingsSection>
  )
}

function ThisBrowser({ userId }: { userId: number }) {
  const { permission, isOn, isPending, failure, turn } = usePush(userId)
  if (permission === "denied") return <PushRefused />
  if (permission === "unsupported") {
    return (
      <p className="text-ui">
        Dieser Browser kann das nicht. Auf iPhone und iPad geht es, sobald Aufwind auf dem
        Home-Bildschirm liegt und du es von dort öffnest.
      </p>
    )
  }
  return (
    <>
      <Button variant="secondary" size="small" isPending={isPending} onClick={() => turn(!isOn)}>
        {isOn ? "In diesem Browser ausschalten" : "In diesem Browser einschalten"}
      </Button>
      {failure && (
        <p role="alert" className="mt-2 text-small text-err">
          {failure.text}
        </p>
      )}
    </>
  )
}

function PushSwitches({ own }: { own: OwnUser }) {
  const muted = useInstantSetting(own.mutedPushes, (mutedPushes) =>
    saveSettings({ mutedPushes: mutedPushes as OptionalPush[] }),
  )
  const mine = OPTIONAL_PUSHES.filter(({ isForPilots }) => own.isPilot || !isForPilots)
  return (
    <div className="mt-5">
      <MuteSwitches kinds={mine} muted={muted} />
    </div>
  )
}
