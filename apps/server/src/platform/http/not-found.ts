import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from './error-answer.ts'
import { toPathPattern } from './path-pattern.ts'
import { Refusal } from './refusal.ts'

export type NotFoundPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

export interface NotFound {
  /** What a browser that opens this address is shown; null for programs, which get JSON. */
  pageFor(request: FastifyRequest): NotFoundPage | null
  /** Shows a page, instead of JSON, to a browser that opens an unknown address. */
  showPage(page: NotFoundPage): void
}

/** Unknown addresses: 405 when another method is known there, else 404. */
export function answerUnknownPaths(app: FastifyInstance): NotFound {
  const routes: { pattern: RegExp; url: string; method: string }[] = []
  let page: NotFoundPage | null = null

  const pageFor = (request: FastifyRequest) => (wantsPage(request) ? page : null)

  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return
    const pattern = toPathPattern(url)
    for (const each of [method].flat()) routes.push({ pattern, url, method: each })
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const allowed = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      reply.header('allow', [...new Set(allowed)].join(', '))
      return sendRefusal(reply, new Refusal(405, 'method_not_allowed'))
    }
    return pageFor(request)?.(request, reply) ?? sendRefusal(reply, new Refusal(404, 'not_found'))
  })
  return {
    pageFor,
    showPage: (shown) => {
      page = shown
    },
  }
}

function wantsPage(request: FastifyRequest): boolean {
  const isNavigation = request.method === 'GET' || request.method === 'HEAD'
  if (!isNavigation || /^\/(api|functions|auth\/v1)([/?]|$)/.test(request.url)) return false
  return /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
}
