import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from './error-answer.ts'
import { Refusal } from './refusal.ts'

export type NotFoundPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

export interface NotFound {
  /** Returns the page for a browser that opens this URL; null for other clients, which get JSON. */
  pageFor(request: FastifyRequest): NotFoundPage | null
  /** Sets the page that browsers get for an unknown URL instead of JSON. */
  showPage(page: NotFoundPage): void
  /** Registers a check for paths that exist without a route of their own. */
  alsoKnows(isThere: (path: string) => boolean): void
}

/** Responds with 404 to unknown paths, with 405 to unsupported methods, and to OPTIONS with the supported methods. */
export function answerUnknownPaths(app: FastifyInstance): NotFound {
  const routes: { pattern: RegExp; url: string; method: string }[] = []
  let page: NotFoundPage | null = null
  let isReadable: (path: string) => boolean = () => false

  const methodsAt = (path: string) => {
    const named = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    return new Set(named.length === 0 && isReadable(path) ? ['GET', 'HEAD'] : named)
  }
  const pageFor = (request: FastifyRequest) => (wantsPage(request) ? page : null)

  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return
    const pattern = toPathPattern(url)
    for (const each of [method].flat()) routes.push({ pattern, url, method: each })
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const allowed = methodsAt(path)
    if (allowed.size > 0 && !allowed.has(request.method)) {
      reply.header('allow', [...allowed].join(', '))
      // Without CORS headers, so a preflight of another site gets no permission.
      if (request.method === 'OPTIONS') return reply.code(204).send()
      return sendRefusal(reply, new Refusal(405, 'method_not_allowed'))
    }
    return pageFor(request)?.(request, reply) ?? sendRefusal(reply, new Refusal(404, 'not_found'))
  })
  return {
    pageFor,
    showPage: (shown) => {
      page = shown
    },
    alsoKnows: (isThere) => {
      isReadable = isThere
    },
  }
}

function wantsPage(request: FastifyRequest): boolean {
  const isNavigation = request.method === 'GET' || request.method === 'HEAD'
  if (!isNavigation || /^\/(api|functions|auth\/v1)([/?]|$)/.test(request.url)) return false
  return /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
}

/** Converts a path with `:name` segments to a regular expression; each matches exactly one segment. */
export function toPathPattern(path: string): RegExp {
  const segments = path.split('/').map((segment) => (segment.startsWith(':') ? '[^/]+' : escape(segment)))
  return new RegExp(`^${segments.join('/')}$`)
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')
}
