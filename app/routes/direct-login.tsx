import { data, type RouterContextProvider, redirect } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { deviceName } from "#features/auth/device-name.ts"
import { readDirectLogin } from "#features/auth/direct-login-link.ts"
import type { DirectLoginView } from "#features/auth/direct-login-view.ts"
import { findLinkState } from "#features/auth/server/link-state.ts"
import { setCookieHeader } from "#features/auth/server/session-cookies.ts"
import { signInWithLink } from "#features/auth/server/sign-in-with-link.ts"
import { endSessionOfCookies } from "#features/auth/server/sign-out.ts"
import { DirectLogin } from "#features/auth/ui/direct-login.tsx"
import { getOwnUser } from "#features/users/server/users-queries.ts"
import { newIntent } from "#platform/api-client.ts"
import { DomainError } from "#platform/errors.ts"
import { safeRedirectPath } from "#platform/redirect.ts"
import type { Route } from "./+types/direct-login"

const COCKPIT = "/de/cockpit"

// the address of this page is a secret: it goes into no Referer and no index
const SECRET_ADDRESS = { "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" }

export const headers: Route.HeadersFunction = () => SECRET_ADDRESS

/** Only looks. Scanners fetch every link of a mail, and none of them may use it up. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const view = await viewOf(context, params, url)
  const status = { open: 200, used: 410, over: 410, broken: 400 }[view.link.state]
  return data(view, { status })
}

/** The click. Answers a sentence where it has to wait; for the rest the loader says why. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { db, address, cookie: readCookie, addSetCookie } = context.get(pageContext)
  const proof = readDirectLogin(params)
  if (!proof) return null
  const form = await request.formData()
  const intent = form.get("intent")
  try {
    const grant = await signInWithLink(db, {
      ...proof,
      address,
      isPersistent: form.has("isPersistent"),
      device: deviceName(request.headers.get("user-agent") ?? undefined),
      intentKey: typeof intent === "string" && INTENT.test(intent) ? intent : undefined,
    })
    if (!grant) return null
    await endSessionOfCookies(db, readCookie, grant.sessionId)
    for (const cookie of grant.cookies) addSetCookie(setCookieHeader(cookie))
    return redirect(wantedPath(url) ?? COCKPIT, { headers: SECRET_ADDRESS })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return data({ refusal: error.message }, { status: 429 })
  }
}

const INTENT = /^[\w-]{8,100}$/

function wantedPath(url: URL): string | undefined {
  return safeRedirectPath(url.searchParams.get("redirect"))
}

async function viewOf(
  context: Readonly<RouterContextProvider>,
  params: { email: string; token: string },
  url: URL,
): Promise<DirectLoginView> {
  const { db, user } = context.get(pageContext)
  const wanted = wantedPath(url)
  const proof = readDirectLogin(params)
  const [state, own] = await Promise.all([
    proof ? findLinkState(db, proof) : ("broken" as const),
    user ? getOwnUser(db, user.userId) : undefined,
  ])
  return {
    link: linkOf(state, proof?.email ?? ""),
    signedInAs: own?.email ?? null,
    goOn: wanted ?? COCKPIT,
    login: wanted ? `/de/login?redirect=${encodeURIComponent(wanted)}` : "/de/login",
  }
}

function linkOf(state: "open" | "used" | "over" | "broken", email: string) {
  if (state === "broken") return { state }
  return state === "open" ? { state, email, intent: newIntent() } : { state, email }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Anmelden", isPrivate: true })

export default function DirectLoginPage({ loaderData, actionData }: Route.ComponentProps) {
  return <DirectLogin view={loaderData} refusal={actionData?.refusal} />
}
