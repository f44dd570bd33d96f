import { redirect, redirectDocument, useRevalidator } from "react-router"
import { COCKPIT, requestedPath } from "#app/after-sign-in.ts"
import { showSignedInOnNextPage } from "#app/page-chrome/show-signed-in.ts"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { clientOf, keepCookies, takeSession } from "#app/take-session.ts"
import { signInByForm } from "#features/auth/sign-in/server/sign-in-by-form.ts"
import { LoginForm } from "#features/auth/sign-in/ui/login-form.tsx"
import { text } from "#platform/messages/text.ts"
import { env } from "#platform/server/env.ts"
import { Notice } from "#ui/feedback/notice.tsx"
import type { Route } from "./+types/login"

/** What the address may ask for (`?mit=`). */
const STEPS: Readonly<Record<string, "password" | "factor">> = {
  passwort: "password",
  faktor: "factor",
}

/** Guests only: whoever is signed in goes on to where they wanted to go. */
export function loader({ context, url }: Route.LoaderArgs) {
  const wanted = requestedPath(url)
  // a whole document, because what the visitor wanted may be no page of the router
  if (context.get(pageContext).user) throw redirectDocument(wanted ?? COCKPIT)
  const { isDemo, STAGING_BASIC_AUTH } = env()
  return {
    isDemo,
    wanted,
    step: STEPS[url.searchParams.get("mit") ?? ""],
    isStaging: STAGING_BASIC_AUTH && wanted !== undefined && /^\/de\/cockpit\b/.test(wanted),
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { db } = context.get(pageContext)
  const wanted = requestedPath(url)
  const client = clientOf(context, request)
  const answer = await signInByForm(db, await request.formData(), { ...client, redirect: wanted })
  if ("state" in answer) {
    keepCookies(context, answer.cookies ?? [])
    return answer.state
  }
  await takeSession(context, answer.grant)
  return redirect(wanted ?? COCKPIT)
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Anmelden", isPrivate: true })

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { isDemo, wanted, step, isStaging } = loaderData
  const revalidator = useRevalidator()
  return (
    <>
      <h1 className="mb-4 text-h1">Anmelden</h1>
      {wanted !== undefined && (
        <div className="mb-7">
          <Notice title={text("login.needed.message")} isStacked>
            {text("login.needed.description")}
          </Notice>
        </div>
      )}
      <LoginForm
        former={actionData ?? (step && { step })}
        redirect={wanted}
        isDemo={isDemo}
        isStaging={isStaging}
        // the loader sends them on, now that they are signed in
        onSignedIn={() => {
          showSignedInOnNextPage()
          void revalidator.revalidate()
        }}
      />
    </>
  )
}
