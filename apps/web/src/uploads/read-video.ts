/** Checks a video on the phone, before 50 MB of mobile data are spent. The library is loaded when a file is chosen. */
import { problemWithFile } from '@ankur/uploads/video-rules'
import type { VideoInspection } from './inspect-video.ts'

/**
 * Identifies a file after a reload: its size and the bytes at its ends, where every recording has its own times and tables.
 * A name or date would not work: phones report different ones each time the same file is chosen.
 */
const END_BYTES = 256 * 1024

/** Null without Web Crypto, as on an address without TLS: then an upload starts from the beginning. */
async function contentMark(file: File): Promise<string | null> {
  try {
    const ends = [file.slice(0, END_BYTES), file.slice(Math.max(END_BYTES, file.size - END_BYTES))]
    const read = await new Blob([`${file.size} `, ...ends]).arrayBuffer()
    return asText(new Uint8Array(await crypto.subtle.digest('SHA-256', read)))
  } catch {
    return null
  }
}

function asText(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export interface ChosenVideo extends VideoInspection {
  readonly file: File
  /** By which the server recognises it. */
  readonly mark: string | null
}

export async function readVideo(file: File): Promise<ChosenVideo> {
  const problem = problemWithFile({ name: file.name, type: file.type, sizeBytes: file.size })
  if (problem) return { file, problem, found: null, mark: null }
  const inside = await import('./inspect-video.ts').catch(() => null)
  // Without a signal for the library the server looks, as it does in any case.
  const mark = await contentMark(file)
  return { file, mark, ...((await inside?.inspectVideo(file)) ?? { problem: null, found: null }) }
}
