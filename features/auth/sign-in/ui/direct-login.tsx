import type { ReactNode } from "react"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import type { DirectLoginView } from "../direct-login-view.ts"

type DirectLoginProps = {
  view: DirectLoginView
  /** Why the last click has to wait. */
  refusal: string | undefined
}

/**
 * What the page of a direct-login link shows. Everything on it works without script: a click is a
 * plain post, and nothing happens before one.
 */
export function DirectLogin({ view, refusal }: DirectLoginProps) {
  const { link, signedInAs, goOn } = view
  if (link.state === "broken") {
    return (
      <Screen title="Dieser Link ist unvollständig">
        <p>
          Manche Mailprogramme trennen lange Adressen. Öffne den Link noch einmal aus der Mail, oder
          melde dich mit einem Code an.
        </p>
        <Actions>
          <ButtonLink href={view.login}>Zur Anmeldung</ButtonLink>
        </Actions>
      </Screen>
    )
  }
  if (signedInAs === link.email) {
    return (
      <Screen title="Du bist schon angemeldet">
        <p>
          Als <Address>{link.email}</Address>. Den Link brauchst du gerade nicht.
        </p>
        <Actions>
          <ButtonLink href={goOn} reloadDocument>
            Weiter
          </ButtonLink>
        </Actions>
      </Screen>
    )
  }
  if (link.state === "open") {
    const { email, intent } = link
    return <SignIn view={view} refusal={refusal} email={email} intent={intent} />
  }
  return <LinkIsOver view={view} email={link.email} isUsed={link.state === "used"} />
}

type SignInProps = DirectLoginProps & { email: string; intent: string }

function SignIn({ view, refusal, email, intent }: SignInProps) {
  const { signedInAs, goOn } = view
  return (
    <Screen title={signedInAs ? "Als wer willst du weiter?" : "Ein Klick, dann bist du drin"}>
      <p>
        {signedInAs && (
          <>
            Gerade bist du als <Address>{signedInAs}</Address> angemeldet.{" "}
          </>
        )}
        Dieser Link ist für <Address>{email}</Address>. Er gilt genau einmal.
      </p>
      {refusal && (
        <Notice tone="err" isAlert>
          {refusal}
        </Notice>
      )}
      <form method="post" className="grid gap-5">
        <input type="hidden" name="intent" value={intent} />
        <Checkbox name="isPersistent" defaultChecked>
          Auf diesem Gerät angemeldet bleiben
        </Checkbox>
        <Actions>
          <Button type="submit">
            <span className="whitespace-normal">
              Anmelden als <span className="inline-block [overflow-wrap:anywhere]">{email}</span>
            </span>
          </Button>
          {signedInAs && (
            <ButtonLink href={goOn} variant="text" reloadDocument>
              Weiter wie bisher
            </ButtonLink>
          )}
        </Actions>
      </form>
    </Screen>
  )
}

type LinkIsOverProps = { view: DirectLoginView; email: string; isUsed: boolean }

function LinkIsOver({ view, email, isUsed }: LinkIsOverProps) {
  const { signedInAs, goOn, login } = view
  return (
    <Screen title={isUsed ? "Dieser Link ist schon benutzt" : "Dieser Link gilt nicht mehr"}>
      <p>
        {isUsed
          ? "Jeder Link gilt genau einmal, und wer sich mit dem Code derselben Mail anmeldet, braucht ihn auch nicht mehr. Warst du das nicht, sieh nach der Anmeldung in deinen Einstellungen nach, wo du angemeldet bist."
          : "Ein Link gilt zehn Minuten, danach nicht mehr. Das hält fremde Hände fern."}
      </p>
      {signedInAs ? (
        <>
          <p>
            Gerade bist du als <Address>{signedInAs}</Address> angemeldet, der Link war für{" "}
            <Address>{email}</Address>.
          </p>
          <Actions>
            <ButtonLink href={goOn} reloadDocument>
              Weiter
            </ButtonLink>
            <form method="post" action="/logout">
              <Button type="submit" variant="text">
                Abmelden
              </Button>
            </form>
          </Actions>
        </>
      ) : (
        <form method="post" action={login} className="grid gap-5">
          <input type="hidden" name="step" value="send" />
          <input type="hidden" name="email" value={email} />
          <p>
            Wir schicken dir gern einen neuen an <Address>{email}</Address>.
          </p>
          <Actions>
            <Button type="submit">Neuen Code schicken</Button>
            <ButtonLink href={login} variant="text">
              Andere Adresse
            </ButtonLink>
          </Actions>
        </form>
      )}
    </Screen>
  )
}

function Screen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="mb-4 text-h1">{title}</h1>
      <div className="grid gap-5 text-lead text-ink2">{children}</div>
    </>
  )
}

function Address({ children }: { children: string }) {
  return <strong className="font-semibold [overflow-wrap:anywhere] text-ink">{children}</strong>
}

function Actions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:grid">{children}</div>
  )
}
