import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

export interface SheddingOptions {
  /** 0 for never. */
  readonly maxEventLoopDelayMs: number
  readonly sampleIntervalMs: number
}

/**
 * Answers 503 while the process cannot keep up: a quick "try again in a minute" serves a family on a weak
 * signal better than a spinner. Only the delay counts: a busy processor alone is no reason to turn anyone away.
 */
export function shedLoad(app: FastifyInstance, options: SheddingOptions): void {
  app.register(underPressure, {
    maxEventLoopDelay: options.maxEventLoopDelayMs,
    sampleInterval: options.sampleIntervalMs,
    pressureHandler: () => {
      throw new Refusal(503, 'overloaded', { retryAfterSeconds: 10 })
    },
  })
}
