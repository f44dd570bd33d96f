import { data, type RouterContextProvider, redirect } from "react-router"
import { COCKPIT, requestedPath } from "#app/after-sign-in.ts"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { clientOf, keepCookies, takeSession } from "#app/take-session.ts"
import { parseDirectLogin } from "#features/auth/sign-in/direct-login-link.ts"
import type { DirectLoginView } from "#features/auth/sign-in/direct-login-view.ts"
import { loginPath, secondFactorPath } from "#features/auth/sign-in/login-path.ts"
import { findLinkState } from "#features/auth/sign-in/server/link-state.ts"
import { SecondFactorNeeded } from "#features/auth/sign-in/server/second-factor-needed.ts"
import { signInWithLink } from "#features/auth/sign-in/server/sign-in-with-link.ts"
import { DirectLogin } from "#features/auth/sign-in/ui/direct-login.tsx"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import { DomainError } from "#platform/errors.ts"
import { newId } from "#platform/ids.ts"
import { postedIntent } from "#platform/server/posted-form.ts"
import type { Route } from "./+types/direct-login"

// the address of this page is a secret: it goes into no Referer and no index
const SECRET_ADDRESS = { "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" }

export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get("retry-after")
  return { ...SECRET_ADDRESS, ...(retryAfter && { "retry-after": retryAfter }) }
}

/** Only looks. Scanners fetch every link of a mail, and none of them may use it up. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const view = await viewOf(context, params, url)
  const status = { open: 200, used: 410, over: 410, broken: 400 }[view.link.state]
  return data(view, { status })
}

/** The click. Answers a sentence where it has to wait; for the rest the loader says why. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { db } = context.get(pageContext)
  const proof = parseDirectLogin(params)
  if (!proof) return null
  const form = await request.formData()
  try {
    const grant = await signInWithLink(db, {
      ...proof,
      ...clientOf(context, request),
      isPersistent: form.has("isPersistent"),
      idempotencyKey: postedIntent(form),
    })
    if (!grant) return null
    await takeSession(context, grant)
    return redirect(requestedPath(url) ?? COCKPIT, { headers: SECRET_ADDRESS })
  } catch (error) {
    if (error instanceof SecondFactorNeeded) {
      keepCookies(context, error.cookies)
      throw redirect(secondFactorPath(requestedPath(url)))
    }
    if (!(error instanceof DomainError)) throw error
    const refusal = { refusal: error.message }
    if (error.kind !== "limited") return data(refusal, { status: 403 })
    const headers = { "retry-after": String(error.retryAfterSeconds ?? 60) }
    return data(refusal, { status: 429, headers })
  }
}

async function viewOf(
  context: Readonly<RouterContextProvider>,
  params: { email: string; token: string },
  url: URL,
): Promise<DirectLoginView> {
  const { db, user } = context.get(pageContext)
  const wanted = requestedPath(url)
  const proof = parseDirectLogin(params)
  const [state, own] = await Promise.all([
    proof ? findLinkState(db, proof) : ("broken" as const),
    user ? getOwnUser(db, user.userId) : undefined,
  ])
  return {
    link: linkOf(state, proof?.email ?? ""),
    signedInAs: own?.email ?? null,
    goOn: wanted ?? COCKPIT,
    login: wanted ? loginPath(wanted) : "/de/login",
  }
}

function linkOf(state: "open" | "used" | "over" | "broken", email: string) {
  if (state === "broken") return { state }
  return state === "open" ? { state, email, intent: newId() } : { state, email }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Anmelden", isPrivate: true })

export default function DirectLoginPage({ loaderData, actionData }: Route.ComponentProps) {
  return <DirectLogin view={loaderData} refusal={actionData?.refusal} />
}
