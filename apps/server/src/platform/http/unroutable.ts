import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { sendRefusal, toRefusal } from './error-answer.ts'
import type { NotFound } from './not-found.ts'
import { Refusal } from './refusal.ts'
import { securityHeaders } from './security-headers.ts'

type Answer = (error: Error, request: FastifyRequest, reply: FastifyReply) => unknown

declare module 'fastify' {
  interface FastifyInstance {
    /** Sets the handler for malformed URLs below a path, for a plugin with its own protocol. */
    answerUnroutableBelow(path: string, answer: Answer): void
  }
}

interface Unroutable {
  readonly answer: Answer
  /** Lets features register a handler for their path. */
  readonly offerTo: (app: FastifyInstance) => void
}

/** Responds to a URL that the router cannot decode, such as `/%zz`. Neither hooks nor scoped error handlers run for it. */
export function refuseUnroutable(config: Config, pageFor: NotFound['pageFor']): Unroutable {
  const protocols: { readonly path: string; readonly answer: Answer }[] = []
  return {
    answer(error, request, reply) {
      reply.headers({ ...securityHeaders(config), 'x-request-id': request.id })
      const protocol = protocols.find(({ path }) => request.url.startsWith(`${path}/`))
      if (protocol) return protocol.answer(error, request, reply)
      // A link truncated inside an encoded character: the user gets the page for an unknown URL.
      const page = pageFor(request)
      if (page) return page(request, reply)
      return sendRefusal(reply, toRefusal(error) ?? new Refusal(400, 'bad_request'))
    },
    offerTo: (app) => {
      app.decorate('answerUnroutableBelow', (path: string, answer: Answer) => void protocols.push({ path, answer }))
    },
  }
}
