import { join } from "node:path"
import optimizeLocales from "@react-aria/optimize-locales-plugin"
import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"

const isOneOf = (paths: readonly string[]) => (moduleId: string) =>
  paths.some((path) => moduleId.startsWith(join(import.meta.dirname, path)))

/*
 * A few larger files compress better than fifty small ones (decision 7): what every page runs on,
 * what every page of the storefront shows, what most cards are made of, the cards of flights, and
 * the hearts on them. A group takes along whatever its modules import, so only small ones without a
 * library belong here.
 */
const codeSplitting = {
  groups: [
    {
      name: "react",
      test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/,
      priority: 3,
    },
    {
      name: "frame",
      test: isOneOf(["app/root.tsx", "app/layouts/storefront-frame.tsx", "platform/messages/"]),
      priority: 2,
    },
    {
      name: "cards",
      test: isOneOf([
        "platform/money.ts",
        "platform/time.ts",
        "ui/avatar.tsx",
        "ui/badge.tsx",
        "ui/button.tsx",
        "ui/button-link.tsx",
        "ui/card.tsx",
        "ui/field.tsx",
        "ui/flight-strip.tsx",
        "ui/ledger.tsx",
        "ui/rating.tsx",
        "ui/section-heading.tsx",
        "ui/suggest-field.tsx",
        "ui/text-link.tsx",
      ]),
      priority: 1,
    },
    {
      name: "offers",
      test: isOneOf([
        "features/search/ui/flight-card.tsx",
        "features/subscriptions/ui/subscription-button.tsx",
        "features/users/ui/person-avatar.tsx",
        ...["bell", "map-pin", "plane", "zap"].map(
          (icon) => `node_modules/lucide-react/dist/esm/icons/${icon}.mjs`,
        ),
      ]),
      priority: 1,
    },
    {
      name: "favourites",
      test: isOneOf([
        "features/favourites/ui/favourite-button.tsx",
        "features/favourites/ui/take-over-favourites.tsx",
      ]),
      priority: 0,
    },
  ],
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    { ...optimizeLocales.vite({ locales: ["de-DE"] }), enforce: "pre" },
  ],
  build: { target: "es2023", assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    ssr: {
      // The entry of the server build is our own process, so that pages, API and command-line
      // programs share one module graph and one pool.
      build: { rolldownOptions: { input: "./server/main.ts" } },
    },
  },
})
