import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { problemWithVideo } from '@ankur/uploads'
import type { FoundVideo, VideoProblem } from '@ankur/uploads'
import PQueue from 'p-queue'
import type { CheckResult, CheckTask } from './check-worker.ts'

export interface Verdict {
  readonly problem: VideoProblem | null
  readonly found: FoundVideo | null
}

export type CheckVideo = (task: CheckTask) => Promise<Verdict>

/** A phone's video takes a tenth of a second of a processor. The rest is for a store that is slow to give its bytes. */
const MAX_CPU_MS = 3_000
const MAX_CHECK_MS = 15_000
const LOOK_EVERY_MS = 200
/** A forged list of samples asks for gigabytes. */
const memoryLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

/** Looks into videos in threads of their own, one core staying free. Throws only when a file could not be reached. */
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
  if (checked.kind === 'notReached') throw new Error(`A video could not be read from its store: ${checked.cause}`)
  if (checked.kind === 'otherFormat') return refused('invalid_file_type')
  if (checked.kind === 'unreadable') return refused('video_damaged')
  const problem = problemWithVideo(checked.video)
  return problem ? refused(problem) : { problem: null, found: rounded(checked.video) }
}

/** Whatever a thread does other than answer says that its file is not one that can be read. */
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
  // A thread that has ended has no processor time to tell.
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

/** Forged sizes are numbers too: what is kept fits its column. */
function rounded(video: FoundVideo | null): FoundVideo | null {
  return (
    video && { ...video, seconds: Math.round(video.seconds * 10) / 10, width: whole(video.width), height: whole(video.height) }
  )
}

function whole(size: number): number {
  return Math.min(Math.round(size), 2 ** 31 - 1)
}
