import { availableParallelism } from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import type { Algorithm } from '@node-rs/argon2'
import PQueue from 'p-queue'
import { Refusal } from './http/refusal.ts'

/** Hashes passwords with argon2id in threads, with a bounded queue. */
export interface PasswordHasher {
  /** Returns a PHC string. Throws `Refusal(503, 'overloaded')` if the queue is full. */
  hash(password: string): Promise<string>
  verify(phc: string, password: string): Promise<boolean>
  /** Returns whether the stored string was made with other parameters than the current ones. */
  isOutdated(phc: string): boolean
}

// The OWASP minimum for argon2id: 19 MiB and two passes. More memory would allow fewer concurrent sign-ins.
const safeCost = { memoryCost: 19_456, timeCost: 2 }
// `Algorithm` is a const enum, which type stripping cannot resolve.
const ARGON2ID = 2 as Algorithm.Argon2id
const MAX_WAITING = 100

interface HasherOptions {
  readonly concurrency?: number
  /** Only tests have a lower one. */
  readonly cost?: typeof safeCost
}

/** Creates the hasher; it leaves one core free for other work. */
export function createPasswordHasher({
  concurrency = Math.max(1, availableParallelism() - 1),
  cost = safeCost,
}: HasherOptions = {}): PasswordHasher {
  const queue = new PQueue({ concurrency })
  const parameters = { ...cost, parallelism: 1, outputLen: 32 }

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (queue.size >= MAX_WAITING) throw new Refusal(503, 'overloaded', { retryAfterSeconds: 5 })
    return await queue.add(work)
  }

  return {
    hash: (password) => inTurn(() => hash(password, { ...parameters, algorithm: ARGON2ID })),
    verify: (phc, password) => inTurn(() => verify(phc, password)),
    isOutdated(phc) {
      try {
        const made = parseOptions(phc)
        const { memoryCost, timeCost, parallelism } = made
        return (
          Number(made.algorithm) !== ARGON2ID ||
          memoryCost !== parameters.memoryCost ||
          timeCost !== parameters.timeCost ||
          parallelism !== parameters.parallelism
        )
      } catch {
        // Not an argon2 hash, but one of an earlier scheme.
        return true
      }
    },
  }
}
