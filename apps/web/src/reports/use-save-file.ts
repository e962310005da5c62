import { useState } from 'react'
import { ApiFailure, getFile } from '../platform/api.ts'

export type SaveState =
  | { readonly kind: 'rest' | 'busy' }
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'failed'; readonly code: string }

/** Fetches a file of the family and starts a download with the name given by the server. */
export function useSaveFile(address: string, otherwiseNamed: string): { state: SaveState; save: () => Promise<void> } {
  const [state, setState] = useState<SaveState>({ kind: 'rest' })
  const save = async () => {
    setState({ kind: 'busy' })
    try {
      const file = await getFile(address)
      const name = nameIn(file.headers.get('content-disposition') ?? '') ?? otherwiseNamed
      const content = await file.blob()
      // Loaded on click: it is in a chunk with the game storage, and most pages with such a button are read without using it.
      const { saveFile } = await import('../platform/storage/save-file.ts')
      saveFile(name, content)
      setState({ kind: 'saved', name })
    } catch (failure) {
      setState({ kind: 'failed', code: failure instanceof ApiFailure ? failure.code : 'unexpected_failure' })
    }
  }
  return { state, save }
}

/** A name in another script follows the ASCII name, for browsers that support it. */
function nameIn(header: string): string | undefined {
  const encoded = /filename\*=UTF-8''([\w.%~!-]+)/.exec(header)?.[1]
  return encoded === undefined ? /filename="([\w.-]+)"/.exec(header)?.[1] : decodeURIComponent(encoded)
}
