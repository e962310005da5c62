/** The server's state of a screening's video. */
import type { Upload, UploadList } from '@ankur/uploads'
import { getJson } from '../platform/api.ts'

const path = '/api/uploads'
const ASK_AGAIN_MS = 1_000

export const uploadPath = ({ id }: Pick<Upload, 'id'>) => `${path}/${id}`

export async function findUpload(attemptId: string, signal: AbortSignal): Promise<Upload | null> {
  const { items } = await getJson<UploadList>(`${path}?attemptId=${attemptId}`, signal)
  return items[0] ?? null
}

/** The server's result once it has checked the video. Null when the wait was cancelled. */
export async function endOf(at: string, isAwaited: () => boolean): Promise<Upload | null> {
  for (;;) {
    const upload = await getJson<Upload>(at)
    if (!isAwaited()) return null
    if (upload.state === 'checked' || upload.state === 'refused') return upload
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
}
