import type { FastifyInstance } from 'fastify'
import { languages } from '@ankur/languages'
import type { Platform } from '../platform.ts'

/** A reader should not trust one that is older; each answer counts anew. */
const GOOD_FOR_DAYS = 180
const DAY_MS = 24 * 60 * 60 * 1000

/** RFC 9116: where whoever finds a weakness may tell us of it. */
export function registerSecurityTxt(app: FastifyInstance, { config, clock }: Platform): void {
  app.get('/.well-known/security.txt', (_request, reply) => {
    const lines = [
      `Contact: ${config.publicUrl}/contact?topic=problem`,
      `Expires: ${new Date(clock.nowMs() + GOOD_FOR_DAYS * DAY_MS).toISOString()}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${config.publicUrl}/.well-known/security.txt`,
    ]
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}
