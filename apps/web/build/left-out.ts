/** What the bundler would bring to a phone that no page ever uses there. */
import type { Plugin } from 'vite'

/** The helper that fetches chunks of chunks ahead is a tenth of what a static page's script may weigh, and saves it little. */
export const withoutPreloading: Plugin = {
  name: 'ankur-without-preloading',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
}

/**
 * The accounts client also signs in by passkeys and wallets, which Ankur does not offer: 3 KB of whatever page knows its
 * visitor. A version of the client that asks these files for something else stops the build.
 */
export const withoutPasskeys: Plugin = {
  name: 'ankur-without-passkeys',
  enforce: 'pre',
  load: (id) => (/auth-js[\\/]dist[\\/]module[\\/]lib[\\/](webauthn|web3[\\/]ethereum)\.js$/.test(id) ? neverCalled : null),
}

const names = `browserSupportsWebAuthn createCredential deserializeCredentialCreationOptions deserializeCredentialRequestOptions
  getCredential serializeCredentialCreationResponse serializeCredentialRequestResponse webAuthnAbortService
  createSiweMessage fromHex getAddress toHex`
const neverCalled = `export class WebAuthnApi {}
const none = undefined
export { ${names
  .split(/\s+/)
  .map((name) => `none as ${name}`)
  .join(', ')} }`
