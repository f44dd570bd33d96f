import type { Page } from "playwright-core"

/**
 * Gives a page's browser a device that makes and uses passkeys, as a phone with a fingerprint would
 * (Chromium's WebAuthn domain); whoever asks it is always let through.
 */
export async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send("WebAuthn.enable")
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the device makes sure of its person from now on. */
    verifiesUser: (isUserVerified: boolean) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    async countPasskeys() {
      const { credentials } = await session.send("WebAuthn.getCredentials", { authenticatorId })
      return credentials.length
    },
  }
}
