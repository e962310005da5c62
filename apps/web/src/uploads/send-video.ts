/** Sends a video with the published client of the protocol, which is loaded when the button is pressed. */
import type { Upload as UploadAnswer } from '@ankur/uploads'
import type { Upload as TusUpload } from 'tus-js-client'
import { ApiFailure } from '../platform/api.ts'
import { accessToken, openBackend } from '../platform/session/session.ts'
import { endOf } from './known-upload.ts'

/** `waiting`: there is no signal. `away`: the server answers that it cannot take the video now. */
export type SendingState = 'sending' | 'waiting' | 'away' | 'checking'

export interface VideoTransfer {
  pause(): void
  resume(): void
  /** Returns whether the server has deleted what it had. */
  cancel(): Promise<boolean>
}

interface UploadCallbacks {
  /** The bytes that the phone has sent; after a lost connection, those that the server really has. */
  readonly onSent: (sentBytes: number) => void
  readonly onState: (state: SendingState) => void
  /** The server has received and checked it. */
  readonly onEnd: (upload: UploadAnswer) => void
  /** A code of the catalogue. */
  readonly onFailed: (code: string) => void
}

const tries = [0, 1_000, 3_000, 5_000]
/** The connection may come back without an event of the browser. */
const TRY_AGAIN_MS = 10_000
const path = '/api/uploads'

interface VideoUpload {
  readonly file: File
  readonly metadata: Record<string, string>
  /** Where the server has the beginning of this very file; null for one from the start. */
  readonly from: string | null
}

/** On a weak signal the client takes a while: a press on Pause or Cancel counts before it is here. */
export function sendVideo(video: VideoUpload, followed: UploadCallbacks): VideoTransfer {
  let isCancelled = false
  let isPaused = false
  let opened: VideoTransfer | null = null
  import('tus-js-client').then(
    (client) => {
      if (!isCancelled) opened = openUpload(client, video, { ...followed, isPaused })
    },
    () => {
      if (!isCancelled) followed.onFailed('no_network')
    },
  )
  return {
    pause() {
      isPaused = true
      opened?.pause()
    },
    resume() {
      isPaused = false
      opened?.resume()
    },
    async cancel() {
      isCancelled = true
      return opened === null || (await opened.cancel())
    },
  }
}

function openUpload(
  { Upload }: typeof import('tus-js-client'),
  { file, metadata, from }: VideoUpload,
  { isPaused: startsPaused, ...followed }: UploadCallbacks & { readonly isPaused: boolean },
): VideoTransfer {
  let isOver = false
  let isPaused = startsPaused
  let stopWaiting = () => {}

  const upload: TusUpload = new Upload(file, {
    endpoint: location.origin + path,
    uploadUrl: from && location.origin + from,
    metadata: { ...metadata, filename: file.name, filetype: file.type },
    // Not stored on the phone, because the server knows it: the URL would reveal to the next user of the phone what was
    // sent.
    storeFingerprintForResuming: false,
    retryDelays: tries,
    onBeforeRequest: async (request) => {
      const { auth } = await openBackend()
      request.setHeader('Authorization', `Bearer ${await accessToken(auth)}`)
    },
    onAfterResponse: (request, response) => {
      // The library would start a new upload, and lose what was received, if the server was unavailable for a moment.
      if (request.getMethod() === 'HEAD' && mayPass(response.getStatus()))
        throw new Error('The server did not report how much it has')
    },
    onProgress: (sentBytes) => {
      followed.onSent(sentBytes)
      followed.onState(sentBytes < file.size ? 'sending' : 'checking')
    },
    onSuccess: () => void tellEnd().catch(fail),
    onError: (error) => {
      const answer = 'originalResponse' in error ? error.originalResponse : null
      if (!answer) waitFor('signal')
      else if (answer.getStatus() >= 500) waitFor('server', Number(answer.getHeader('retry-after') ?? 0) * 1000)
      else fail(new ApiFailure(0, codeIn(answer.getBody())))
    },
  })

  // The phone notices it before the request does, which may hang for a long time.
  const onOffline = () => {
    if (isOver || isPaused) return
    void upload.abort()
    waitFor('signal')
  }
  addEventListener('offline', onOffline)

  function waitFor(missing: 'signal' | 'server', minMs = 0): void {
    stopWaiting()
    followed.onState(missing === 'signal' ? 'waiting' : 'away')
    const again = () => {
      stopWaiting()
      if (isOver || isPaused) return
      followed.onState('sending')
      upload.start()
    }
    const timer = setTimeout(again, Math.max(TRY_AGAIN_MS, minMs))
    addEventListener('online', again)
    stopWaiting = () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }

  /** Only the server's response counts, not the absence of errors. */
  async function tellEnd(): Promise<void> {
    followed.onState('checking')
    const answer = await endOf(new URL(upload.url ?? '', location.origin).pathname, () => !isOver)
    if (!answer) return
    if (answer.state === 'refused') return fail(new ApiFailure(422, answer.problem ?? 'unexpected_failure'))
    end()
    followed.onEnd(answer)
  }

  function end(): void {
    isOver = true
    stopWaiting()
    removeEventListener('offline', onOffline)
  }

  function fail(error: unknown): void {
    if (isOver) return
    end()
    followed.onFailed(error instanceof ApiFailure ? error.code : 'unexpected_failure')
  }

  if (!isPaused) upload.start()
  return {
    pause() {
      isPaused = true
      stopWaiting()
      void upload.abort()
    },
    resume() {
      isPaused = false
      upload.start()
    },
    async cancel() {
      end()
      return await upload.abort(upload.url !== null).then(
        () => true,
        () => false,
      )
    },
  }
}

function mayPass(status: number): boolean {
  return status >= 500 || status === 423 || status === 429
}

/** The code of our refusal. */
function codeIn(body: string): string {
  try {
    const code = JSON.parse(body).error?.code
    return typeof code === 'string' ? code : 'unexpected_failure'
  } catch {
    return 'unexpected_failure'
  }
}
