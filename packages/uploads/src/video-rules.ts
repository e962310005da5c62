/** What a video may be, for the phone that is about to send it and for the server that receives it. */
export const MAX_VIDEO_BYTES = 50 * 1024 * 1024

const videoTypes: ReadonlySet<string> = new Set(['video/mp4', 'video/mov', 'video/quicktime'])

export interface Claim {
  readonly name: string
  /** As the browser names it; empty on phones that do not know. */
  readonly type: string
}

/** Whether a file says that it is MP4 or MOV, by its name or by its type. What it really holds is looked at later. */
export function claimsToBeVideo({ name, type }: Claim): boolean {
  return /\.(mp4|mov)$/i.test(name.trim()) || videoTypes.has(type.trim().toLowerCase())
}

/** What a reader of videos found in a file. */
export interface FoundVideo {
  readonly seconds: number
  readonly width: number
  readonly height: number
  /** Whether the first and the last picture are really there: a file that was cut off keeps its list of contents. */
  readonly isWhole: boolean
}

export const videoProblems = [
  /** Not MP4 or MOV, whatever its name says. */
  'invalid_file_type',
  'file_too_large',
  /** No bytes at all. */
  'video_empty',
  /** A container that cannot be read to its end. */
  'video_damaged',
  /** Readable, and holds no moving picture. */
  'video_without_picture',
] as const
export type VideoProblem = (typeof videoProblems)[number]

/** What is wrong with a file before anybody has looked inside. */
export function problemWithFile({ name, type, sizeBytes }: Claim & { readonly sizeBytes: number }): VideoProblem | null {
  if (!claimsToBeVideo({ name, type })) return 'invalid_file_type'
  if (sizeBytes > MAX_VIDEO_BYTES) return 'file_too_large'
  return sizeBytes === 0 ? 'video_empty' : null
}

/** What is wrong with what was found inside; `found` is null for a file without a picture track. */
export function problemWithVideo(found: FoundVideo | null): VideoProblem | null {
  if (!found || !(found.width > 0) || !(found.height > 0)) return 'video_without_picture'
  // A file that was cut off may read as valid, with a length of 0.
  return Number.isFinite(found.seconds) && found.seconds > 0 && found.isWhole ? null : 'video_damaged'
}
