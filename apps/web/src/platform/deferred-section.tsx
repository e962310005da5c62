import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../ui/button/button.tsx'
import { Near } from '../ui/near/near.tsx'
import { useWords } from './language.tsx'
import { reachServer } from './retry.ts'
import type { Messages } from './messages.ts'

interface SectionOptions<Props> {
  readonly load: () => Promise<ComponentType<Props>>
  /** Words that only this part says. */
  readonly words?: readonly Pick<Messages<unknown>, 'load'>[]
  readonly height: 'low' | 'middle' | 'high' | 'tall'
  /** Comes by itself after this time, for readers who never scroll and for whatever reads a page as a whole. */
  readonly afterMs?: number
}

type DeferredSection<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> }

/**
 * A part below the first screen: its chunk and its words come when the reader is near. Its heading belongs to the page,
 * so that a list of headings is whole from the start.
 */
export function deferredSection<Props extends object>({
  load: fetchCode,
  words = [],
  height,
  afterMs,
}: SectionOptions<Props>): DeferredSection<Props> {
  let loaded: ComponentType<Props> | null = null
  let loading: Promise<ComponentType<Props>> | null = null
  async function fetchPart(): Promise<ComponentType<Props>> {
    await reachServer()
    const [part] = await Promise.all([fetchCode(), ...words.map((group) => group.load())])
    return (loaded = part)
  }
  const begin = () => (loading ??= fetchPart().finally(() => (loading = null)))

  function Part(props: Props) {
    const [state, setState] = useState({ part: loaded, failed: false })
    const load = useCallback(async () => {
      const next = await begin().then(
        (part) => ({ part, failed: false }),
        () => ({ part: null, failed: true }),
      )
      // At once: the page may be about to print.
      flushSync(() => setState(next))
    }, [])
    const show = useCallback(() => void load(), [load])
    const isThere = state.part !== null
    useEffect(() => {
      if (isThere) return undefined
      const soon = afterMs === undefined ? undefined : setTimeout(() => void load(), afterMs)
      return () => clearTimeout(soon)
    }, [isThere, load])
    if (state.part) return <state.part {...props} />
    return state.failed ? <NotLoaded onTryAgain={show} /> : <Near height={height} onNear={show} />
  }
  return Object.assign(Part, { preload: () => begin().then(() => {}) })
}

function NotLoaded({ onTryAgain }: { onTryAgain: () => void }) {
  const { app, notices } = useWords()
  useEffect(() => {
    addEventListener('online', onTryAgain)
    return () => removeEventListener('online', onTryAgain)
  }, [onTryAgain])
  return (
    <>
      <p>{notices.no_network_help}</p>
      <Button kind="second" size="small" onClick={onTryAgain}>
        {app.load_part}
      </Button>
    </>
  )
}
