import type { Config } from "@react-router/dev/config"

export default {
  ssr: true,
  appDirectory: "app",
  buildDirectory: "build",
  // a page brings its own routes along and asks for those of its links when it is ready (decision 7)
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
  // where a form comes from `server/edge.ts` has checked by PUBLIC_URL; the router would compare with
  // the address behind a proxy, and refuse pages that hide theirs (direct login)
  allowedActionOrigins: ["**"],
} satisfies Config
