import { createServer } from "vite"

/** The development server: Vite answers for modules, everything else is the product itself. */
const vite = await createServer({ server: { middlewareMode: true } })
const main = (await vite.ssrLoadModule("./server/main.ts")) as typeof import("./main.ts")
await main.serve((inner) => (request, response) => {
  vite.middlewares(request, response, () => inner(request, response))
})
