import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { problemWithVideo } from '@ankur/uploads'
import type { FoundVideo, VideoProblem } from '@ankur/uploads'
import PQueue from 'p-queue'
import { FilesUnavailable } from '../../platform/files/files.ts'
import type { CheckResult, CheckTask } from './check-worker.ts'

export interface Verdict {
  readonly problem: VideoProblem | null
  readonly found: FoundVideo | null
}

export type CheckVideo = (task: CheckTask) => Promise<Verdict>

/** A phone's video takes 100 ms of processor time; the limit allows for slow computers. */
const MAX_CPU_MS = 3_000
const MAX_CHECK_MS = 15_000
const LOOK_EVERY_MS = 200
/** A forged sample table would request gigabytes. */
const memoryLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

/** Checks videos in threads, leaving one core free. Throws only if a file could not be read from storage. */
export function createVideoCheck({ maxCpuMs = MAX_CPU_MS, lookEveryMs = LOOK_EVERY_MS }: Partial<CpuLimit> = {}): CheckVideo {
  const queue = new PQueue({ concurrency: Math.max(1, availableParallelism() - 1) })
  const limit = { maxCpuMs, lookEveryMs }
  return (task) => (task.sizeBytes === 0 ? Promise.resolve(refused('video_empty')) : queue.add(() => checkVideo(task, limit)))
}

interface CpuLimit {
  readonly maxCpuMs: number
  readonly lookEveryMs: number
}

async function checkVideo(task: CheckTask, limit: CpuLimit): Promise<Verdict> {
  const checked = await inThread(task, limit)
  if (checked.kind === 'notReached') throw new FilesUnavailable(new Error(checked.cause))
  if (checked.kind === 'otherFormat') return refused('invalid_file_type')
  if (checked.kind === 'unreadable') return refused('video_damaged')
  const problem = problemWithVideo(checked.video)
  return problem ? refused(problem) : { problem: null, found: rounded(checked.video) }
}

/** Runs a check in a thread. A crash or timeout of the thread means that the file is unreadable. */
async function inThread(task: CheckTask, { maxCpuMs, lookEveryMs }: CpuLimit): Promise<CheckResult> {
  const { promise, resolve } = Promise.withResolvers<CheckResult>()
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: memoryLimits,
    stdout: true,
    stderr: true,
  })
  const limit = setTimeout(() => resolve({ kind: 'unreadable' }), MAX_CHECK_MS)
  const look = async () => {
    const { user, system } = await worker.cpuUsage()
    if ((user + system) / 1000 > maxCpuMs) resolve({ kind: 'unreadable' })
  }
  // A thread that has ended reports no processor time.
  const looking = setInterval(() => void look().catch(() => {}), lookEveryMs)
  worker.once('message', resolve)
  worker.once('error', () => resolve({ kind: 'unreadable' }))
  worker.once('exit', () => resolve({ kind: 'unreadable' }))
  try {
    return await promise
  } finally {
    clearTimeout(limit)
    clearInterval(looking)
    await worker.terminate()
  }
}

function refused(problem: VideoProblem): Verdict {
  return { problem, found: null }
}

/** Limits forged sizes to values that fit the columns. */
function rounded(video: FoundVideo | null): FoundVideo | null {
  return (
    video && { ...video, seconds: Math.round(video.seconds * 10) / 10, width: whole(video.width), height: whole(video.height) }
  )
}

function whole(size: number): number {
  return Math.min(Math.round(size), 2 ** 31 - 1)
}
