/** Looks into a video on the phone, before it costs anybody 50 MB of signal. The library comes when a file is chosen. */
import { problemWithFile } from '@ankur/uploads/video-rules'
import { contentMark } from './content-mark.ts'
import type { Inside } from './look-inside.ts'

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
