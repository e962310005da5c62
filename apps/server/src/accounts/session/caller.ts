/** Who calls, on every route that asks `requireCaller`. */
export interface Caller {
  readonly userId: string
  readonly sessionId: string
  readonly email: string
  /** Said by a hosted project that was asked just now: the address is this person's. */
  readonly ownsAddress?: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `requireCaller`, and only there. */
    caller: Caller
  }
}
