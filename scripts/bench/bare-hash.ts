import { performance } from 'node:perf_hooks'
import { createPasswordHasher } from '../../apps/server/src/platform/password-hasher.ts'
import { CONNECTIONS, SECONDS } from './rate.ts'

/** How many hashes per second the product's own hasher computes on an otherwise idle computer. */
export async function hashesPerSecond(): Promise<number> {
  const hasher = createPasswordHasher()
  const stored = await hasher.hash('mango tree 42')
  const startedMs = performance.now()
  let done = 0
  const keepVerifying = async () => {
    while (performance.now() - startedMs < SECONDS * 1000) {
      await hasher.verify(stored, 'mango tree 42')
      done++
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, keepVerifying))
  return done / ((performance.now() - startedMs) / 1000)
}
