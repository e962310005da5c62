/** Preloaded into a server that keeps what families tell as it is: what sealing costs is seen beside it (`sealing.ts`). */
import { registerHooks } from 'node:module'

const sealed = '/family-keys/family-keys.ts'
const unsealed = new URL('unsealed-keys.ts', import.meta.url).href

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    return found.url.endsWith(sealed) && context.parentURL !== unsealed ? { ...found, url: unsealed } : found
  },
})
