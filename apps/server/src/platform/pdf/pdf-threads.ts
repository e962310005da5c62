import { Worker } from 'node:worker_threads'
import type { Paper } from '@ankur/screening/report/document'

/** Draws papers in threads, each of which keeps its fonts for the next paper. */
export interface PdfThreads {
  draw(order: PdfOrder): Promise<Buffer>
  /** Ends the threads; pending papers are rejected. */
  close(): Promise<void>
}

export interface PdfOrder {
  readonly paper: Paper
  readonly madeAtMs: number
}

export type PdfAnswer = { readonly bytes: Uint8Array } | { readonly error: string }

/** A report takes a fraction of a second; a thread that works this long is stuck. */
const MAX_DRAWING_MS = 20_000
/** Idle threads end, because the fonts of a thread use about 40 MB. */
const IDLE_MS = 60_000

export function createPdfThreads(): PdfThreads {
  const resting: PdfThread[] = []
  const all = new Set<PdfThread>()

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
    async draw(order) {
      const thread = resting.pop() ?? startThread()
      try {
        const drawn = await thread.draw(order)
        rest(thread)
        return drawn
      } catch (error) {
        await end(thread)
        throw error
      }
    },
    async close() {
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
