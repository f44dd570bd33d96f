import { ownUser } from "#app/own-user.ts"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { EmailSection } from "#features/auth/credentials/ui/email-section.tsx"
import { PasswordSection } from "#features/auth/credentials/ui/password-section.tsx"
import { listPasskeys } from "#features/auth/passkeys/server/list-passkeys.ts"
import { getSecondFactorView } from "#features/auth/second-factor/server/second-factor-view.ts"
import { PasskeysSection } from "#features/auth/second-factor/ui/passkeys-section.tsx"
import { SecondFactorSection } from "#features/auth/second-factor/ui/second-factor-section.tsx"
import { listSessions } from "#features/auth/sessions/server/list-sessions.ts"
import { SessionsSection } from "#features/auth/sessions/ui/sessions-section.tsx"
import { findOwnFeed } from "#features/calendar-feed/server/find-feed.ts"
import { CalendarSection } from "#features/calendar-feed/ui/calendar-section.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { findTaxState } from "#features/dac7/server/tax-requests.ts"
import { TaxDetailsSection } from "#features/dac7/ui/tax-details-section.tsx"
import { listLooksAt } from "#features/data-looks/server/own-looks.ts"
import { LookList } from "#features/data-looks/ui/look-list.tsx"
import { askPayoutAccount } from "#features/payments/server/stripe/payout-accounts.ts"
import { getPrivacyView } from "#features/privacy/server/privacy-view.ts"
import { DeletionSection } from "#features/privacy/ui/deletion-section.tsx"
import { ExportSection } from "#features/privacy/ui/export-section.tsx"
import { clearPushMemory } from "#features/push/ui/push-memory.ts"
import { PushSection } from "#features/push/ui/push-section.tsx"
import { listSecurityOf } from "#features/security-log/server/security-queries.ts"
import { SecurityHistory } from "#features/security-log/ui/security-history.tsx"
import { listSubscriptions } from "#features/subscriptions/server/subscriptions-queries.ts"
import { SubscriptionsSection } from "#features/subscriptions/ui/subscriptions-section.tsx"
import type { PayoutState } from "#features/users/bank-accounts/payout-account.ts"
import { findPayoutsWait } from "#features/users/bank-accounts/server/find-payouts-wait.ts"
import { getPayoutState } from "#features/users/bank-accounts/server/payout-accounts.ts"
import { useOwnUser } from "#features/users/core/ui/use-own-user.ts"
import { findPilotProfile } from "#features/users/pilots/server/pilot-profile.ts"
import { findPhone } from "#features/users/settings/server/save-phone.ts"
import { AccountSection } from "#features/users/settings/ui/account-section.tsx"
import { BankAccountSection } from "#features/users/settings/ui/bank-account-section.tsx"
import { MailsSection } from "#features/users/settings/ui/mails-section.tsx"
import { NewsletterSection } from "#features/users/settings/ui/newsletter-section.tsx"
import { PayoutAccountSection } from "#features/users/settings/ui/payout-account-section.tsx"
import { PhoneSection } from "#features/users/settings/ui/phone-section.tsx"
import { PilotSection } from "#features/users/settings/ui/pilot-section.tsx"
import { ReadingSection } from "#features/users/settings/ui/reading-section.tsx"
import { SignOutSection } from "#features/users/settings/ui/sign-out-section.tsx"
import { formatExperience } from "#features/verification/experience.ts"
import { listBadgesOf } from "#features/verification/server/badges.ts"
import { getExperience } from "#features/verification/server/get-experience.ts"
import { VERIFICATION_PATH } from "#features/verification/verification-path.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { log } from "#platform/server/log.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { UnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import { SectionNav } from "#ui/navigation/section-nav.tsx"
import type { Route } from "./+types/cockpit-settings"

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const { userId, isPilot, sessionId } = user
  const [
    own,
    phone,
    sessions,
    security,
    subscriptions,
    feed,
    privacy,
    pilot,
    experience,
    badges,
    payout,
    payoutsWait,
    looks,
    taxes,
  ] = await Promise.all([
    ownUser({ context, url }),
    findPhone(db, userId),
    listSessions(db, userId, sessionId),
    listSecurityOf(db, userId),
    listSubscriptions(db, userId),
    findOwnFeed(db, userId),
    getPrivacyView(db, user),
    isPilot ? findPilotProfile(db, userId) : undefined,
    isPilot ? getExperience(db, userId) : undefined,
    isPilot ? listBadgesOf(db, userId, isoDay(clock.now(), HOME_ZONE)) : [],
    isPilot && env().PAYMENTS === "stripe" ? payoutOf(db, userId, url) : null,
    findPayoutsWait(db, userId),
    listLooksAt(db, userId),
    isPilot ? findTaxState(db, userId) : null,
  ])
  const flown = experience ? formatExperience(experience) : ""
  const facts = pilot ? { ...pilot, flown, badges, papersPath: VERIFICATION_PATH } : null
  const [passkeys, factor] = await Promise.all([
    listPasskeys(db, userId),
    getSecondFactorView(db, userId),
  ])
  return {
    looks,
    passkeys,
    factor,
    own,
    phone,
    sessions,
    security,
    subscriptions,
    feed: feed ?? null,
    privacy,
    pilot: facts,
    payout,
    payoutsWaitUntil: payoutsWait?.toISOString() ?? null,
    taxes,
  }
}

async function payoutOf(db: Db, userId: number, url: URL): Promise<PayoutState> {
  if (url.searchParams.has("auszahlung")) {
    await askPayoutAccount(db, userId).catch((error) => {
      log.warn({ err: error }, "the provider did not say how far an account is")
    })
  }
  return getPayoutState(db, userId)
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Einstellungen", isPrivate: true })

export default function CockpitSettings({ loaderData }: Route.ComponentProps) {
  const {
    looks,
    passkeys,
    factor,
    phone,
    sessions,
    security,
    subscriptions,
    feed,
    privacy,
    pilot,
    payout,
    payoutsWaitUntil,
    taxes,
  } = loaderData
  const own = useOwnUser(loaderData.own)
  // payouts are for pilots; whoever has given an account can take it away in any case
  const hasBankAccount = (own.isPilot && payout === null) || own.bankAccount !== null
  return (
    <UnsavedChanges>
      <CockpitHeading
        title="Einstellungen"
        sentence="Was wir über dich wissen, und wie du hinein- und hinauskommst."
      />
      <div className="mt-4 gap-x-12 xl:mt-9 xl:grid xl:grid-cols-[11rem_minmax(0,1fr)]">
        <SectionNav
          label="Einstellungen"
          groups={sectionsFor({
            isPilot: !!pilot,
            hasPayoutAccount: payout !== null,
            hasBankAccount,
            isAskedForTaxes: taxes !== null,
          })}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 max-xl:mt-6">
          <AccountSection own={own} />
          <PhoneSection phone={phone} />
          <PilotSection pilot={pilot} />
          {payout !== null && <PayoutAccountSection state={payout} waitsUntil={payoutsWaitUntil} />}
          {hasBankAccount && (
            <BankAccountSection
              own={own}
              isForPayouts={payout === null}
              waitsUntil={payoutsWaitUntil}
            />
          )}
          {taxes && <TaxDetailsSection taxes={taxes} />}
          <EmailSection own={own} />
          <PasswordSection own={own} />
          <PasskeysSection userId={own.id} passkeys={passkeys} />
          <SecondFactorSection userId={own.id} factor={factor} />
          <SessionsSection userId={own.id} sessions={sessions}>
            <SecurityHistory events={security} />
          </SessionsSection>
          <MailsSection own={own} />
          <PushSection own={own} />
          <SubscriptionsSection subscriptions={subscriptions} />
          <NewsletterSection own={own} />
          <CalendarSection feed={feed} />
          <ExportSection own={own} privacy={privacy} />
          <LookList looks={looks} />
          <DeletionSection own={own} privacy={privacy} />
          <ReadingSection />
          <SignOutSection onSignOut={clearPushMemory} />
        </div>
      </div>
    </UnsavedChanges>
  )
}

interface Shown {
  isPilot: boolean
  hasPayoutAccount: boolean
  hasBankAccount: boolean
  isAskedForTaxes: boolean
}

function sectionsFor({ isPilot, hasPayoutAccount, hasBankAccount, isAskedForTaxes }: Shown) {
  return [
    {
      title: "Du",
      sections: [
        { id: "konto", label: "Konto" },
        { id: "telefon", label: "Telefon" },
        { id: "fliegen", label: isPilot ? "Am Steuer" : "Pilot:in werden" },
        ...(hasPayoutAccount ? [{ id: "auszahlung", label: "Auszahlungskonto" }] : []),
        ...(hasBankAccount ? [{ id: "bankkonto", label: "Bankkonto" }] : []),
        ...(isAskedForTaxes ? [{ id: "steuern", label: "Steuern" }] : []),
      ],
    },
    {
      title: "Zugang",
      sections: [
        { id: "mailadresse", label: "Mailadresse" },
        { id: "passwort", label: "Passwort" },
        { id: "passkeys", label: "Passkeys" },
        { id: "zweiter-faktor", label: "Zweiter Faktor" },
        { id: "anmeldungen", label: "Sicherheit" },
      ],
    },
    {
      title: "Mails",
      sections: [
        { id: "benachrichtigungen", label: "Benachrichtigungen" },
        { id: "push", label: "Im Browser" },
        { id: "suchagenten", label: "Suchagenten" },
        { id: "newsletter", label: "Newsletter" },
      ],
    },
    {
      title: "Daten",
      sections: [
        { id: "kalender", label: "Kalender" },
        { id: "daten", label: "Deine Daten" },
        { id: "loeschen", label: "Konto löschen" },
      ],
    },
    {
      title: "Sonst",
      sections: [
        { id: "nachschlagen", label: "Nachschlagen" },
        { id: "abmelden", label: "Abmelden" },
      ],
    },
  ]
}
