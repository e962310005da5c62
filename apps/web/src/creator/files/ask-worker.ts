import { policyFor } from '../../platform/trusted.ts'
// oxlint-disable-next-line import/default -- the build provides the URL
import workerUrl from './scratch-worker.ts?worker&url'
import type { Answer, WorkerRequest } from './scratch-worker.ts'

const ownWorker = policyFor('ankur-scratch')

/** A worker that hangs is terminated: no file may keep a phone busy for ever. */
const longestMs = 60_000

export type WorkerResult = Promise<Answer | { readonly kind: 'too slow' | 'failed' }>

/** Terminates early when the signal is aborted, and then never resolves. */
export function askWorker(request: WorkerRequest, signal: AbortSignal): WorkerResult {
  const worker = new Worker(ownWorker.createScriptURL(workerUrl), { type: 'module', name: 'scratch-files' })
  return new Promise<Awaited<WorkerResult>>((resolve) => {
    const end = (answer: Awaited<WorkerResult>) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(answer)
    }
    const timer = setTimeout(() => end({ kind: 'too slow' }), longestMs)
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => end(data))
    worker.addEventListener('error', () => end({ kind: 'failed' }))
    worker.addEventListener('messageerror', () => end({ kind: 'failed' }))
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      worker.terminate()
    })
    worker.postMessage(request)
  })
}
