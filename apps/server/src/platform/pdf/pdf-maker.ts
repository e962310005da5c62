import { availableParallelism } from 'node:os'
import type { Paper } from '@ankur/screening/report/document'
import PQueue from 'p-queue'
import type { Clock } from '../clock.ts'
import { Refusal } from '../http/refusal.ts'
import { createPdfThreads, type PdfThreads } from './pdf-threads.ts'

/** Draws papers as PDF files in threads, with a bounded queue. */
export interface PdfMaker {
  /** Throws `Refusal(503, 'overloaded')` when the queue is full. */
  make(paper: Paper): Promise<Buffer>
  /** Ends the threads; pending papers are rejected. */
  close(): Promise<void>
}

interface PdfMakerOptions {
  readonly clock: Clock
  readonly concurrency?: number
  readonly maxWaiting?: number
  readonly threads?: PdfThreads
}

const MAX_WAITING = 50

/** Creates the maker; threads start with the first paper and end when idle. */
export function createPdfMaker({
  clock,
  concurrency,
  maxWaiting = MAX_WAITING,
  threads = createPdfThreads(),
}: PdfMakerOptions): PdfMaker {
  // Leaves one core free for other work.
  const queue = new PQueue({ concurrency: concurrency ?? Math.min(2, Math.max(1, availableParallelism() - 1)) })

  return {
    async make(paper) {
      if (queue.size >= maxWaiting) throw new Refusal(503, 'overloaded', { retryAfterSeconds: 5 })
      return await queue.add(() => threads.draw({ paper, madeAtMs: clock.nowMs() }))
    },
    async close() {
      queue.clear()
      await threads.close()
    },
  }
}
