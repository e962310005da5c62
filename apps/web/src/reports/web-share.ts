/** Gives text to the phone's own share sheet, or to its clipboard. */

export interface Handed {
  readonly text?: string
  readonly url?: string
}

export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function'
}

/** Resolves also when the person closes the sheet again: that is no failure. */
export async function share(handed: Handed): Promise<void> {
  try {
    await navigator.share(handed)
  } catch (failure) {
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) throw failure
  }
}

export async function copy({ text, url }: Handed): Promise<void> {
  await navigator.clipboard.writeText(url ?? text ?? '')
}
