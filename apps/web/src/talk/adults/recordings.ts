import type { Language } from '@ankur/content'
import { boardWord, folderPages, rowsOf, type AnyFolderId, type BoardWord, type PersonalBoard } from '@ankur/talk'
import type { TalkFile } from '../talk-files.ts'
import { loadedTexts } from '../talk-words-group.ts'

/** Words recorded together: those of the board, a folder, or the numbers of the games. */
export type RecordedGroup = 'board' | 'numbers' | AnyFolderId

/** Numbers are on no board: the games speak them. */
export const gameNumbers = Array.from({ length: 10 }, (_, at) => `number_${at + 1}`)

export function wordsOfGroup(group: RecordedGroup, board: PersonalBoard, language: Language): readonly BoardWord[] {
  if (group === 'numbers') return gameNumbers.map((id) => numberWord(id, language))
  const { size, orientation } = board.settings
  const ids = group === 'board' ? rowsOf(size, orientation).flat() : folderPages(board, group).flat()
  const speech = { board, language, texts: loadedTexts() }
  return [...new Set(ids)].flatMap((id) => (id === null ? [] : (boardWord(id, speech) ?? [])))
}

function numberWord(id: string, language: Language): BoardWord {
  const text = id.replace('number_', '')
  return { id, kind: 'description', text, textLanguage: language, second: null, spoken: text, symbol: null, photo: null }
}

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

/** Records a word with the microphone, which is requested at the press and released right after. */
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

const endings: Readonly<Record<string, string>> = {
  'audio/webm': '.webm',
  'audio/mp4': '.m4a',
  'audio/ogg': '.ogg',
  'audio/mpeg': '.mp3',
  'audio/wav': '.wav',
}

export function endingOf({ type }: TalkFile): string {
  return endings[type] ?? '.bin'
}

export function typeOf(path: string): string {
  return Object.entries(endings).find(([, ending]) => path.endsWith(ending))?.[0] ?? 'application/octet-stream'
}
