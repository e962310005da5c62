/** Who calls, on every route that asks `requireCaller`. */
export interface Caller {
  readonly userId: string
  readonly sessionId: string
  readonly email: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `requireCaller`, and only there. */
    caller: Caller
  }
}
