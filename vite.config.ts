import { join } from "node:path"
import optimizeLocales from "@react-aria/optimize-locales-plugin"
import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig, type Plugin } from "vite"
import { compression } from "vite-plugin-compression2"
import { contentPhotos } from "#features/content/server/photos-plugin.ts"
import { listBundledPackages } from "#server/artefact/list-bundled-packages.ts"
import { rememberDrizzleKinds } from "#server/artefact/remember-drizzle-kinds.ts"

const isOneOf = (paths: readonly string[]) => (moduleId: string) =>
  paths.some((path) => moduleId.startsWith(join(import.meta.dirname, path)))

// wherever the packages really lie
const isIcon = (names: readonly string[]) => (moduleId: string) =>
  names.some((name) => moduleId.endsWith(`/lucide/dist/esm/icons/${name}.mjs`))

const isStepper = isOneOf(["ui/forms/number-stepper.tsx"])
const isSearchIcon = isIcon(["search", "zap"])

/*
 * A few larger files compress better than fifty small ones (decision 7): what every page runs on,
 * what every page of the storefront shows, what most cards are made of, what sends an action, the cards
 * of flights, fields for places, forms that come late, and what only some pages share. A group takes
 * along whatever its modules import and no group of higher priority has, so only small ones without a
 * library belong here, and the page of a flight, which uses most of the others, comes last.
 */
const codeSplitting = {
  groups: [
    {
      name: "react",
      test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/,
      priority: 4,
    },
    {
      name: "frame",
      test: isOneOf([
        "app/root.tsx",
        "app/layouts/storefront-frame.tsx",
        "platform/messages/",
        "platform/money.ts",
        "platform/time.ts",
        "ui/buttons/",
        "ui/elements/badge.tsx",
        "ui/elements/card.tsx",
        "ui/elements/section-heading.tsx",
        "ui/elements/text-link.tsx",
        "ui/feedback/notice.tsx",
        "ui/forms/field.tsx",
        "ui/forms/text-field.tsx",
        "ui/forms/select.tsx",
        "illustrations/scene-path.ts",
        "illustrations/scene-picture.tsx",
      ]),
      priority: 3,
    },
    {
      name: "actions",
      test: isOneOf([
        "platform/use-action.ts",
        "ui/forms/scroll-and-focus.ts",
        "ui/forms/scroll-to-invalid.ts",
      ]),
      priority: 2,
    },
    {
      name: "late-forms",
      test: isOneOf(["features/auth/core/ui/email-rules.ts", "ui/forms/use-lazy-form.ts"]),
      priority: 1,
    },
    {
      name: "text-page",
      test: isOneOf([
        "app/text-frame.tsx",
        "app/text-meta.ts",
        "features/content/ui/content-hero.tsx",
        "ui/navigation/breadcrumb.tsx",
      ]),
      priority: 1,
    },
    {
      name: "registration",
      test: isOneOf([
        "features/auth/registration/ui/register-values.ts",
        "features/places/airport-code.ts",
        "features/users/pilots/licences.ts",
        "features/users/settings/mail-notice.ts",
      ]),
      priority: 1,
    },
    {
      name: "reading",
      test: isOneOf([
        "features/content/ui/content-end.tsx",
        "features/content/ui/faq-list.tsx",
        "features/content/ui/prose-article.tsx",
        "features/content/ui/reading-page.tsx",
      ]),
      priority: 1,
    },
    // each of home, search and flight page has them; otherwise they travel with one of these
    {
      name: "stepper",
      test: (moduleId: string) => isStepper(moduleId) || isSearchIcon(moduleId),
      priority: 2,
    },
    // each page of a flight, and nobody else
    {
      name: "flight",
      test: isOneOf([
        "app/flight-page/flight-head.tsx",
        "features/flights/core/ui/flight-gallery.tsx",
        "ui/navigation/bottom-bar.tsx",
      ]),
      priority: 0,
    },
  ],
}

// every file names dozens of others, and a hash does not compress; 42 bits tell its editions apart
const SHORT_NAMES = {
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
}

const INSTRUMENTATION = "/react-router/dist/production/lib/router/instrumentation.js"

/*
 * The router brings along what measures its navigations for services of others (1.4 KB), and asks for
 * it only where `HydratedRouter` is given some, which no page of ours does.
 */
function withoutInstrumentation(): Plugin {
  let isFound = false
  return {
    name: "without-instrumentation",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load(moduleId) {
      if (!moduleId.endsWith(INSTRUMENTATION)) return
      isFound = true
      return `
        export const consumeInstrumentationClientResultMetaReceiver = () => undefined
        export const getRouteInstrumentationUpdates = () => ({})
        export const instrumentClientSideRouter = (router) => router
        export const instrumentHandler = (handler) => handler
        export const instrumentationResultMetaContext = undefined
      `
    },
    generateBundle() {
      if (!isFound) this.error(`the router has no ${INSTRUMENTATION} any more`)
    },
  }
}

/*
 * A server reads its packages out of its own few files: thousands of small ones take Node three seconds to find at each
 * start (decision 86). These stay outside: machine code, what starts threads by a file of its own, and what reads
 * files that lie beside it.
 */
const NOT_BUNDLED = ["@node-rs/argon2", "sharp", "piscina", "pdfkit"]

// what the router tells developers on the console; `vite dev` still says it
const ROUTER_WARNINGS = ["warning", "warnOnce"]

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    withoutInstrumentation(),
    contentPhotos(import.meta.dirname),
    { ...optimizeLocales.vite({ locales: ["de-DE"] }), enforce: "pre" },
    // what is served a million times is compressed once, and as well as can be
    compression({ include: /^assets\/.*\.(?:m?js|css)$/, threshold: 500, logLevel: "silent" }),
    listBundledPackages(import.meta.dirname),
    rememberDrizzleKinds(),
  ],
  build: { target: "es2023", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { manualPureFunctions: ROUTER_WARNINGS },
          output: { ...SHORT_NAMES, codeSplitting },
        },
      },
    },
    ssr: {
      // The entry of the server build is our own process, so that pages, API and command-line
      // programs share one module graph and one pool.
      build: {
        rolldownOptions: {
          input: "./server/main.ts",
          // not where what is served lies, of which each file is compressed
          output: { chunkFileNames: "parts/[name]-[hash:7].js" },
        },
      },
      // the development tools load packages as they are
      ...(command === "build" && { resolve: { noExternal: true, external: NOT_BUNDLED } }),
    },
  },
}))
