/** Rules for a video, shared by the phone that sends it and the server that receives it. */
export const MAX_VIDEO_BYTES = 50 * 1024 * 1024

const videoTypes: ReadonlySet<string> = new Set(['video/mp4', 'video/mov', 'video/quicktime'])

export interface Claim {
  readonly name: string
  /** As the browser reports it; empty on phones that do not know. */
  readonly type: string
}

/** Whether the file's name or type says MP4 or MOV. The content is checked later. */
export function claimsToBeVideo({ name, type }: Claim): boolean {
  return /\.(mp4|mov)$/i.test(name.trim()) || videoTypes.has(type.trim().toLowerCase())
}

/** What a video parser found in a file. */
export interface FoundVideo {
  readonly seconds: number
  readonly width: number
  readonly height: number
  /** Whether the first and the last frame exist: a truncated file still has its index. */
  readonly isWhole: boolean
}

export const videoProblems = [
  /** Not MP4 or MOV, whatever its name says. */
  'invalid_file_type',
  'file_too_large',
  /** The file is empty. */
  'video_empty',
  /** The container cannot be parsed to its end. */
  'video_damaged',
  /** Readable, but without a video track. */
  'video_without_picture',
] as const
export type VideoProblem = (typeof videoProblems)[number]

/** What can be refused before the content is read. */
export function problemWithFile({ name, type, sizeBytes }: Claim & { readonly sizeBytes: number }): VideoProblem | null {
  if (!claimsToBeVideo({ name, type })) return 'invalid_file_type'
  if (sizeBytes > MAX_VIDEO_BYTES) return 'file_too_large'
  return sizeBytes === 0 ? 'video_empty' : null
}

/** What is wrong with the content; `found` is null for a file without a video track. */
export function problemWithVideo(found: FoundVideo | null): VideoProblem | null {
  if (!found || !(found.width > 0) || !(found.height > 0)) return 'video_without_picture'
  // A truncated file can parse as valid, with a duration of 0.
  return Number.isFinite(found.seconds) && found.seconds > 0 && found.isWhole ? null : 'video_damaged'
}
