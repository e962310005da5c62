/** Drawings of a shared game. None is stored here until somebody requests a copy. */
import { isDrawingName } from '@ankur/blocks/picture/drawing-files'
import type { SentDrawing } from '@ankur/blocks/project-contract'
import { fromBase64 } from '@ankur/blocks/sb3/base64'
import { fetchWithRetry } from '../../platform/retry.ts'
import { openedLink } from './opened-link.ts'

/** Those that were loaded; the place of a missing one stays empty. */
export async function fetchDrawings(names: readonly string[]): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>()
  for (const name of names.filter(isDrawingName)) {
    // One after the other: the signal may be weak.
    const bytes = await fetchDrawing(name).catch(() => null)
    if (bytes) found.set(name, bytes)
  }
  return found
}

async function fetchDrawing(name: string): Promise<Uint8Array | null> {
  const answer = await fetchWithRetry('/api/play/drawing', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: openedLink(), name }),
    referrerPolicy: 'no-referrer',
  })
  return answer.ok ? fromBase64(((await answer.json()) as SentDrawing).png) : null
}
