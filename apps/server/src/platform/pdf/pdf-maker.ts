import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Paper } from '@ankur/screening/report/document'
import PQueue from 'p-queue'
import type { Clock } from '../clock.ts'
import { Refusal } from '../http/refusal.ts'

/** Draws papers as PDF files in threads, with a bounded queue. */
export interface PdfMaker {
  /** Throws `Refusal(503, 'overloaded')` when the queue is full. */
  make(paper: Paper): Promise<Buffer>
  /** Ends the threads; pending papers are rejected. */
  close(): Promise<void>
}

export interface PdfOrder {
  readonly paper: Paper
  readonly madeAtMs: number
}

export type PdfAnswer = { readonly bytes: Uint8Array } | { readonly error: string }

interface PdfMakerOptions {
  readonly clock: Clock
  readonly concurrency?: number
  readonly maxWaiting?: number
}

const MAX_WAITING = 50
/** A report takes a fraction of a second; a thread that works this long is stuck. */
const MAX_DRAWING_MS = 20_000
/** Idle threads end, because the fonts of a thread use about 40 MB. */
const IDLE_MS = 60_000

/** Creates the maker; threads start with the first paper and end when idle. */
export function createPdfMaker({ clock, concurrency, maxWaiting = MAX_WAITING }: PdfMakerOptions): PdfMaker {
  // Leaves one core free for other work.
  const queue = new PQueue({ concurrency: concurrency ?? Math.min(2, Math.max(1, availableParallelism() - 1)) })
  const resting: PdfThread[] = []
  const all = new Set<PdfThread>()

  async function draw(paper: Paper): Promise<Buffer> {
    const thread = resting.pop() ?? startThread()
    try {
      const drawn = await thread.draw({ paper, madeAtMs: clock.nowMs() })
      rest(thread)
      return drawn
    } catch (error) {
      await end(thread)
      throw error
    }
  }

  function startThread(): PdfThread {
    const thread = new PdfThread()
    all.add(thread)
    return thread
  }

  function rest(thread: PdfThread): void {
    resting.push(thread)
    thread.endAfter(IDLE_MS, () => {
      resting.splice(resting.indexOf(thread), 1)
      void end(thread)
    })
  }

  async function end(thread: PdfThread): Promise<void> {
    all.delete(thread)
    await thread.end()
  }

  return {
    async make(paper) {
      if (queue.size >= maxWaiting) throw new Refusal(503, 'overloaded', { retryAfterSeconds: 5 })
      return await queue.add(() => draw(paper))
    },
    async close() {
      queue.clear()
      await Promise.all([...all].map(end))
    },
  }
}

class PdfThread {
  readonly #worker = new Worker(new URL('./pdf-worker.ts', import.meta.url))
  #idle: NodeJS.Timeout | undefined

  constructor() {
    // An idle thread must not keep the process alive.
    this.#worker.unref()
    // Pending callers get the error from another listener; without this one the process would end.
    this.#worker.on('error', () => {})
  }

  async draw(order: PdfOrder): Promise<Buffer> {
    clearTimeout(this.#idle)
    this.#worker.ref()
    const answer = await this.#answerTo(order)
    this.#worker.unref()
    if ('error' in answer) throw new Error(`A paper could not be drawn: ${answer.error}`)
    return Buffer.from(answer.bytes.buffer)
  }

  #answerTo(order: PdfOrder): Promise<PdfAnswer> {
    const worker = this.#worker
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => done(reject, new Error('A paper took too long to draw')), MAX_DRAWING_MS)
      const onMessage = (answer: PdfAnswer) => done(resolve, answer)
      const onError = (error: Error) => done(reject, error)
      const onExit = () => done(reject, new Error('The thread that draws papers has ended'))
      function done<Value>(say: (value: Value) => void, value: Value): void {
        clearTimeout(timer)
        worker.off('message', onMessage).off('error', onError).off('exit', onExit)
        say(value)
      }
      worker.once('message', onMessage).once('error', onError).once('exit', onExit)
      worker.postMessage(order)
    })
  }

  endAfter(ms: number, then: () => void): void {
    this.#idle = setTimeout(then, ms).unref()
  }

  async end(): Promise<void> {
    clearTimeout(this.#idle)
    await this.#worker.terminate()
  }
}
