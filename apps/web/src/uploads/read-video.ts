/** Looks into a video on the phone, before it costs anybody 50 MB of signal. The library comes when a file is chosen. */
import { problemWithFile } from '@ankur/uploads/video-rules'
import type { Inside } from './look-inside.ts'

/**
 * What a file is known by when its page is opened anew: its size and what stands at its ends, where every recording has its
 * own times and tables. A name or a day would not do: phones give the same file another one each time it is chosen.
 */
const END_BYTES = 256 * 1024

/** Null where the phone cannot reckon it, as on an address without encryption: then an upload begins at its beginning. */
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

export interface ChosenVideo extends Inside {
  readonly file: File
  /** By which the server knows it again. */
  readonly mark: string | null
}

export async function readVideo(file: File): Promise<ChosenVideo> {
  const problem = problemWithFile({ name: file.name, type: file.type, sizeBytes: file.size })
  if (problem) return { file, problem, found: null, mark: null }
  const inside = await import('./look-inside.ts').catch(() => null)
  // Without a signal for the library the server looks, as it does in any case.
  const mark = await contentMark(file)
  return { file, mark, ...((await inside?.lookInside(file)) ?? { problem: null, found: null }) }
}
