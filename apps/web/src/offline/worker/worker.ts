/**
 * The service worker: Ankur without a network. It keeps the questions, what was read and what these need, and leaves
 * everything that is a person's own alone. docs/operating.md says how to withdraw it.
 */
import { routeRequest } from '../route-request.ts'
import { answers } from './answers.ts'
import { grant, install, parseWish } from './parts.ts'
import { list, worker } from './scope.ts'
import { takeOver } from './take-over.ts'

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))

worker.addEventListener('fetch', (event) => {
  const { method, url, mode, cache, headers } = event.request
  const asked = { method, url, mode, cache, hasRange: headers.has('range') }
  const way = routeRequest(asked, { origin: worker.location.origin, ...list })
  if (way !== 'leave') event.respondWith(answers[way](event))
})

worker.addEventListener('message', (event) => {
  const wish = parseWish(event.data)
  if (!wish) return
  event.waitUntil(
    grant(wish).catch(() => {
      // The signal went or storage is full: the next page asks again.
    }),
  )
})
