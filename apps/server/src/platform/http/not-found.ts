import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from './error-answer.ts'
import { Refusal } from './refusal.ts'

export type NotFoundPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

export interface NotFound {
  /** What a browser that opens this address is shown; null for programs, which get JSON. */
  pageFor(request: FastifyRequest): NotFoundPage | null
  /** Shows a page, instead of JSON, to a browser that opens an unknown address. */
  showPage(page: NotFoundPage): void
  /** Says at which addresses there is something to read that no route names. */
  alsoKnows(isThere: (path: string) => boolean): void
}

/** Unknown addresses: 404. Known ones asked in another way: 405, or to OPTIONS the ways there are. */
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
      // Nothing more: another site's page that asks for leave to call gets none.
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

/** A path with `:name` segments as a regular expression: `/autism-test/question/:n` matches any one segment there. */
export function toPathPattern(path: string): RegExp {
  const segments = path.split('/').map((segment) => (segment.startsWith(':') ? '[^/]+' : escape(segment)))
  return new RegExp(`^${segments.join('/')}$`)
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')
}
