import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { sendRefusal, toRefusal } from './error-answer.ts'
import type { NotFound } from './not-found.ts'
import { Refusal } from './refusal.ts'
import { securityHeaders } from './security-headers.ts'

type Answer = (error: Error, request: FastifyRequest, reply: FastifyReply) => unknown

declare module 'fastify' {
  interface FastifyInstance {
    /** Hands addresses below a path that the router cannot read to the protocol that lives there. */
    answerUnroutableBelow(path: string, answer: Answer): void
  }
}

interface Unroutable {
  readonly answer: Answer
  /** Lets features say who answers below their path. */
  readonly offerTo: (app: FastifyInstance) => void
}

/** Answers an address that the router cannot read, such as `/%zz`. No hook runs for it, and no scope's error handler. */
export function refuseUnroutable(config: Config, pageFor: NotFound['pageFor']): Unroutable {
  const protocols: { readonly path: string; readonly answer: Answer }[] = []
  return {
    answer(error, request, reply) {
      reply.headers({ ...securityHeaders(config), 'x-request-id': request.id })
      const protocol = protocols.find(({ path }) => request.url.startsWith(`${path}/`))
      if (protocol) return protocol.answer(error, request, reply)
      // A link that was cut in the middle of a letter: to the person who pressed it, a page that is not there.
      const page = pageFor(request)
      if (page) return page(request, reply)
      return sendRefusal(reply, toRefusal(error) ?? new Refusal(400, 'bad_request'))
    },
    offerTo: (app) => {
      app.decorate('answerUnroutableBelow', (path: string, answer: Answer) => void protocols.push({ path, answer }))
    },
  }
}
