/** Served as /sw.js, this removes the worker: it deletes the caches, and pages work as without one. See docs/operating.md. */
const scope = globalThis as unknown as ServiceWorkerGlobalScope

scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', (event) => event.waitUntil(withdraw()))

async function withdraw(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('ankur-')).map((name) => caches.delete(name)))
  await scope.registration.unregister()
}
