import { redirect, redirectDocument, useRevalidator } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { deviceName } from "#features/auth/device-name.ts"
import { setCookieHeader } from "#features/auth/server/session-cookies.ts"
import { signInByForm } from "#features/auth/server/sign-in-by-form.ts"
import { endSessionOfCookies } from "#features/auth/server/sign-out.ts"
import { LoginForm } from "#features/auth/ui/login-form.tsx"
import { safeRedirectPath } from "#platform/redirect.ts"
import { env } from "#platform/server/env.ts"
import { Notice } from "#ui/notice.tsx"
import type { Route } from "./+types/login"

function wantedPath(request: Request): string | undefined {
  return safeRedirectPath(new URL(request.url).searchParams.get("redirect"))
}

const COCKPIT = "/de/cockpit"

/** For so long „Du wurdest erfolgreich eingeloggt.“ stands before the next page comes. */
const READING_TIME_MS = 600

/** Guests only: whoever is signed in goes on to where they wanted to go. */
export function loader({ context, request }: Route.LoaderArgs) {
  const wanted = wantedPath(request)
  // a whole document, because what the visitor wanted may be no page of the router
  if (context.get(pageContext).user) throw redirectDocument(wanted ?? COCKPIT)
  return { isDemo: env().isDemo, isLoginNeeded: wanted !== undefined }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { db, address, cookie: readCookie, addSetCookie } = context.get(pageContext)
  const device = deviceName(request.headers.get("user-agent") ?? undefined)
  const answer = await signInByForm(db, await request.formData(), { address, device })
  if ("state" in answer) return answer.state
  await endSessionOfCookies(db, readCookie, answer.grant.sessionId)
  for (const cookie of answer.grant.cookies) addSetCookie(setCookieHeader(cookie))
  return redirect(wantedPath(request) ?? COCKPIT)
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Anmelden", isPrivate: true })

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const revalidator = useRevalidator()
  return (
    <>
      <h1 className="mb-4 text-h1">Anmelden</h1>
      {loaderData.isLoginNeeded && (
        <div className="mb-7">
          <Notice title="Login benötigt" isStacked>
            Bitte logge dich ein, um diese Seite zu sehen.
          </Notice>
        </div>
      )}
      <LoginForm
        former={actionData}
        isDemo={loaderData.isDemo}
        // the loader sends them on, now that they are signed in
        onSignedIn={() => setTimeout(() => void revalidator.revalidate(), READING_TIME_MS)}
      />
    </>
  )
}
