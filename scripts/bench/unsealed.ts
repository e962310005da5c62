/**
 * Preloaded into a server so that it stores families' content as plain text, to measure the cost of encryption
 * (`sealing.ts`).
 */
import { registerHooks } from 'node:module'

const sealed = '/family-keys/family-keys.ts'
const unsealed = new URL('unsealed-keys.ts', import.meta.url).href

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    return found.url.endsWith(sealed) && context.parentURL !== unsealed ? { ...found, url: unsealed } : found
  },
})
