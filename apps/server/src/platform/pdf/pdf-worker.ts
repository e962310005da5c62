/** A thread that draws papers one after another. */
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { drawPaper } from './draw-paper.ts'
import type { PdfOrder, PdfAnswer } from './pdf-threads.ts'

/**
 * A third of the share of a thread with priority 0, so that pages come first. With `PRIORITY_BELOW_NORMAL` (10) it is a tenth,
 * and on a busy machine five papers in a row took longer than a request may.
 */
const AFTER_PAGES = 5
// Only Linux sets the priority of this thread alone instead of the whole process.
if (process.platform === 'linux') setPriority(AFTER_PAGES)

parentPort?.on('message', ({ paper, madeAtMs }: PdfOrder) => {
  drawPaper(paper, new Date(madeAtMs)).then(
    (bytes) => answer({ bytes }, [bytes.buffer]),
    (error: unknown) => answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})

function answer(message: PdfAnswer, transferred: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transferred)
}
