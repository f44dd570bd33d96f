import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { ALWAYS_SENT, OPTIONAL_MAILS, type OptionalMail } from "../mail-kinds.ts"
import { MuteSwitches } from "./mute-switches.tsx"
import { saveSettings } from "./save-settings.ts"
import { useInstantSetting } from "./use-instant-setting.ts"

/** Which mails come: a switch for each kind that may be switched off, the others listed. */
export function MailsSection({ own }: { own: OwnUser }) {
  const muted = useInstantSetting(own.mutedMails, (mutedMails) =>
    saveSettings({ mutedMails: mutedMails as OptionalMail[] }),
  )
  const isMine = (mail: { isForPilots: boolean }) => own.isPilot || !mail.isForPilots
  return (
    <SettingsSection
      id="benachrichtigungen"
      title="Benachrichtigungen per Mail"
      intro="Im Cockpit siehst du alles. Hier entscheidest du, was außerdem per Mail kommt."
    >
      <MuteSwitches kinds={OPTIONAL_MAILS.filter(isMine)} muted={muted} />
      <h3 className="mt-7 text-h4">Kommen immer</h3>
      <dl className="mt-3 space-y-2 text-small text-ink2">
        {ALWAYS_SENT.filter(isMine).map(({ about, what }) => (
          <div key={about} className="gap-x-4 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="font-semibold text-ink">{about}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </SettingsSection>
  )
}
