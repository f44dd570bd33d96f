import { createReadableStreamFromReadable } from "@react-router/node"
import { isbot } from "isbot"
import { renderToPipeableStream } from "react-dom/server"
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router"
import { deferScripts } from "#app/defer-scripts.ts"
import { errorTexts } from "#app/error-texts.ts"
import { NonceProvider } from "#app/nonce.tsx"
import { pageContext } from "#app/page-context.ts"
import { inlineScene } from "#illustrations/scene/drawn-scenes.ts"
import { SceneDrawing } from "#illustrations/scene-picture.tsx"
import { log } from "#platform/server/log.ts"
import { ownTurn } from "#platform/server/own-turn.ts"

const RENDER_TIMEOUT_MS = 6_000

/** Renders the document; bots get the plain status and one line of text instead of an error page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const isBot = isbot(request.headers.get("user-agent"))
  if (isBot && routerContext.staticHandlerContext.errors)
    return plainError(routerContext, status, headers)
  headers.set("content-type", "text/html; charset=utf-8")
  if (request.method === "HEAD") return new Response(null, { status, headers })
  // the data of many may have come in the same moment
  await ownTurn()
  return renderDocument(request, status, headers, routerContext, context, isBot)
}

function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
  isBot: boolean,
): Promise<Response> {
  const { nonce } = context.get(pageContext)
  return new Promise((resolve, reject) => {
    let hasFailed = false
    const answer = () => {
      const body = deferScripts().once("close", () => clearTimeout(timeout))
      resolve(
        new Response(createReadableStreamFromReadable(body), {
          headers,
          status: hasFailed ? 500 : status,
        }),
      )
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <SceneDrawing value={inlineScene}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </SceneDrawing>
      </NonceProvider>,
      {
        nonce,
        // a larger part would come beside its place, and take script to be seen
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        ...(isBot ? { onAllReady: answer } : { onShellReady: answer }),
        onShellError: reject,
        onError(error) {
          hasFailed = true
          if (!request.signal.aborted) log.error({ err: error }, "rendering failed")
        },
      },
    )
    const timeout = setTimeout(abort, RENDER_TIMEOUT_MS)
  })
}

function plainError(routerContext: EntryContext, status: number, headers: Headers): Response {
  const error = Object.values(routerContext.staticHandlerContext.errors ?? {})[0]
  headers.set("content-type", "text/plain; charset=utf-8")
  return new Response(`${status} ${errorTexts(error).message}\n`, { status, headers })
}

/** Logs what no page expected; a refused page is no error. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted && !isRouteErrorResponse(error))
    log.error({ err: error }, "page failed")
}
