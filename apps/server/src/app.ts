import type { FastifyInstance } from 'fastify'
import { createHttp } from './platform/http/create-http.ts'
import type { Platform } from './platform/platform.ts'

type Feature = (app: FastifyInstance, platform: Platform) => void

const features: readonly Feature[] = []

/** The whole server, not yet listening: each feature in a scope of its own. */
export function createApp(platform: Platform): FastifyInstance {
  const { app } = createHttp(platform)
  for (const registerFeature of features) app.register(async (scope) => registerFeature(scope, platform))
  return app
}
