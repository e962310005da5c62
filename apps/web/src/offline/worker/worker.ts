/**
 * The service worker: makes Ankur work offline. It caches the questions, visited pages and their assets, and ignores all
 * requests for personal data. docs/operating.md says how to remove it.
 */
import { routeRequest } from '../route-request.ts'
import { answers } from './answers.ts'
import { requestPart, install, parseRequest } from './parts.ts'
import { list, worker } from './scope.ts'
import { takeOver } from './take-over.ts'

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))

worker.addEventListener('fetch', (event) => {
  const { method, url, mode, cache, headers } = event.request
  const request = { method, url, mode, cache, hasRange: headers.has('range') }
  const way = routeRequest(request, { origin: worker.location.origin, ...list })
  if (way !== 'leave') event.respondWith(answers[way](event))
})

worker.addEventListener('message', (event) => {
  const request = parseRequest(event.data)
  if (!request) return
  event.waitUntil(
    requestPart(request).catch(() => {
      // The connection failed or storage is full: the next page asks again.
    }),
  )
})
