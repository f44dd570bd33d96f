import optimizeLocales from "@react-aria/optimize-locales-plugin"
import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"

// The entry of the server build is our own process, so that pages, API and command-line programs
// share one module graph and one pool.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    { ...optimizeLocales.vite({ locales: ["de-DE"] }), enforce: "pre" },
  ],
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    ...(isSsrBuild ? { rollupOptions: { input: "./server/main.ts" } } : {}),
  },
}))
