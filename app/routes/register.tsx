import { lazy } from "react"
import { redirect } from "react-router"
import { COCKPIT } from "#app/after-sign-in.ts"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { clientOf, keepCookies, takeSession } from "#app/take-session.ts"
import { registerQuestions } from "#features/auth/registration/register-questions.ts"
import {
  emptyRegisterInput,
  type RegisterState,
} from "#features/auth/registration/register-state.ts"
import { becomePilotByForm } from "#features/auth/registration/server/become-pilot-by-form.ts"
import { registerByForm } from "#features/auth/registration/server/register-by-form.ts"
import { RegisterSteps } from "#features/auth/registration/ui/register-steps.tsx"
import { secondFactorPath } from "#features/auth/sign-in/login-path.ts"
import { questionsForSearch } from "#features/content/structured-data.ts"
import type { UserActor } from "#platform/actor.ts"
import { env } from "#platform/server/env.ts"
import { LazyText, textFrom } from "#ui/loading/lazy-text.tsx"
import type { Route } from "./+types/register"

export function loader({ context, url }: Route.LoaderArgs) {
  const { user } = context.get(pageContext)
  return {
    als: url.searchParams.get("als") === "pilot" ? ("pilot" as const) : ("passagier" as const),
    viewer: viewerOf(user),
    operatorEmail: env().OPERATOR_EMAIL,
  }
}

function viewerOf(user: UserActor | null): "guest" | "passenger" | "pilot" {
  if (!user) return "guest"
  return user.isPilot ? "pilot" : "passenger"
}

export async function action({ context, request }: Route.ActionArgs) {
  const { db, user } = context.get(pageContext)
  const form = await request.formData()
  if (user) {
    const refusal = await becomePilotByForm(db, user.userId, form)
    return refusal === undefined ? redirect(COCKPIT) : { refusal }
  }
  const answer = await registerByForm(db, form, clientOf(context, request))
  if ("state" in answer) return answer.state
  if ("cookies" in answer) {
    keepCookies(context, answer.cookies)
    return redirect(secondFactorPath(undefined))
  }
  await takeSession(context, answer.grant)
  return redirect(COCKPIT)
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => [
  ...pageMeta(
    {
      title: "Registrieren",
      description:
        "So bist du dabei: zum Mitfliegen mit Mailadresse und Code, als Pilotin oder Pilot mit Lizenz und Heimatplatz. Was nötig ist und was nicht.",
    },
    { matches, location },
  ),
  ...(import.meta.env.SSR && loaderData
    ? [{ "script:ld+json": questionsForSearch(registerQuestions(loaderData.operatorEmail)) }]
    : []),
]

// whoever comes to register never needs it; no Suspense around it, so that it is there without script
const Member = lazy(() =>
  import("../register-page/member.tsx").then((module) => ({ default: module.Member })),
)

const loadShowSignedIn = () => import("../page-chrome/show-signed-in.ts")

const registerAside = textFrom(() =>
  import("#features/auth/registration/ui/register-aside.tsx").then(
    ({ RegisterAside }) => RegisterAside,
  ),
)
const registerExplained = textFrom(() =>
  import("#features/auth/registration/ui/register-explained.tsx").then(
    ({ RegisterExplained }) => RegisterExplained,
  ),
)

const LEADS = {
  guest:
    "Zum Mitfliegen reicht eine Mailadresse. Wer selbst fliegt und Plätze anbietet, nennt noch Lizenz und Heimatplatz.",
  passenger:
    "Dein Konto hast du schon. Mit Lizenz und Heimatplatz kannst du damit auch Flüge anbieten; mitfliegen kannst du weiterhin.",
  pilot:
    "Mit deinem Konto kannst du mitfliegen und Flüge anbieten. Was als Nächstes ansteht, zeigt dir dein Cockpit.",
}

const TITLES = {
  guest: "Konto anlegen",
  passenger: "Pilot:in werden",
  pilot: "Du bist schon dabei",
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { als, viewer, operatorEmail } = loaderData
  const former: RegisterState =
    actionData && "step" in actionData
      ? actionData
      : { step: "form", input: emptyRegisterInput(als), fields: {} }
  const refusal = actionData && "refusal" in actionData ? actionData.refusal : undefined
  return (
    <div className="mx-auto max-w-page px-gutter pt-9 pb-section md:pt-14">
      <div className="group/register grid items-start gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h1 className="text-h1">{TITLES[viewer]}</h1>
          <p className="mt-3 mb-9 max-w-text text-lead text-ink2">{LEADS[viewer]}</p>
          {viewer === "guest" && (
            <RegisterSteps
              former={former}
              // a whole document: the pages that follow belong to somebody else
              onDone={() =>
                loadShowSignedIn()
                  .then(({ showSignedInOnNextPage }) => showSignedInOnNextPage())
                  // they are signed in without a word about it, too
                  .catch(() => undefined)
                  .finally(() => window.location.assign(COCKPIT))
              }
            />
          )}
          {viewer !== "guest" && <Member viewer={viewer} refusal={refusal} />}
        </div>
        <div className="lg:sticky lg:top-6">
          <LazyText key={viewer} text={registerAside} given={{ isForPilots: viewer !== "guest" }} />
        </div>
      </div>
      <div className="mt-section">
        <LazyText text={registerExplained} given={{ operatorEmail }} />
      </div>
    </div>
  )
}
