/** Served as /sw.js it takes the worker back: caches go, pages work as without it. See docs/operating.md. */
const scope = globalThis as unknown as ServiceWorkerGlobalScope

scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', (event) => event.waitUntil(withdraw()))

async function withdraw(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('ankur-')).map((name) => caches.delete(name)))
  await scope.registration.unregister()
}
