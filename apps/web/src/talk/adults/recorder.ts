/** Records a word with the microphone, which is requested at the press and released right after. */
export type RecordingProblem = 'mic_refused' | 'mic_busy' | 'mic_missing' | 'silent'

export interface Recording {
  readonly type: string
  readonly bytes: Uint8Array
}

export interface Recorder {
  readonly stop: () => void
  readonly done: Promise<Recording | RecordingProblem>
}

const wordMs = 3000

export async function startRecording(): Promise<Recorder | RecordingProblem> {
  if (!navigator.mediaDevices?.getUserMedia || typeof MediaRecorder === 'undefined') return 'mic_missing'
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } })
  } catch (error) {
    return error instanceof DOMException && /NotAllowed|Security/.test(error.name) ? 'mic_refused' : 'mic_busy'
  }
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: 32_000 })
  const pieces: Blob[] = []
  const done = new Promise<Recording | RecordingProblem>((resolve) => {
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
    recorder.addEventListener('error', () => resolve('mic_busy'))
    recorder.addEventListener('stop', () => {
      for (const track of stream.getTracks()) track.stop()
      void read(pieces, recorder.mimeType).then(resolve, () => resolve('silent'))
    })
  })
  recorder.start()
  const timer = setTimeout(() => recorder.state !== 'inactive' && recorder.stop(), wordMs)
  const stop = () => {
    clearTimeout(timer)
    if (recorder.state !== 'inactive') recorder.stop()
  }
  return { stop, done }
}

async function read(pieces: readonly Blob[], type: string): Promise<Recording | RecordingProblem> {
  const bytes = new Uint8Array(await new Blob([...pieces]).arrayBuffer())
  return bytes.length === 0 ? 'silent' : { type: type.split(';')[0] || 'audio/webm', bytes }
}
