/** A thread that draws papers one after another. */
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { drawPaper } from './draw-paper.ts'
import type { PdfOrder, PdfAnswer } from './pdf-maker.ts'

// Pages have priority over papers. Only Linux sets the priority of this thread alone instead of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', ({ paper, madeAtMs }: PdfOrder) => {
  drawPaper(paper, new Date(madeAtMs)).then(
    (bytes) => answer({ bytes }, [bytes.buffer]),
    (error: unknown) => answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})

function answer(message: PdfAnswer, transferred: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transferred)
}
