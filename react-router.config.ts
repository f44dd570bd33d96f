import type { Config } from "@react-router/dev/config"

export default {
  ssr: true,
  appDirectory: "app",
  buildDirectory: "build",
  // every page is a route of one small table; asking the server for more would cost a request
  routeDiscovery: { mode: "initial" },
} satisfies Config
