import optimizeLocales from "@react-aria/optimize-locales-plugin"
import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    { ...optimizeLocales.vite({ locales: ["de-DE"] }), enforce: "pre" },
  ],
  build: { target: "es2023", assetsInlineLimit: 0 },
  environments: {
    ssr: {
      // The entry of the server build is our own process, so that pages, API and command-line
      // programs share one module graph and one pool.
      build: { rolldownOptions: { input: "./server/main.ts" } },
    },
  },
})
