import { useEffect, useState, type ComponentType } from 'react'
import { Button } from '../ui/button/button.tsx'
import { useWords } from './language.tsx'
import { reachServer } from './retry.ts'
import type { Messages } from './messages.ts'

/**
 * A part of a page with a chunk, and words, of its own, fetched when it is first shown. Until then it takes no place; a
 * part that a weak signal lost can be asked for again, and the page around it goes on.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...groups: readonly Pick<Messages<unknown>, 'load'>[]
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  const both = async () => {
    // What is known to be in vain is not begun: see `reachServer`.
    if (!navigator.onLine) await reachServer()
    const [part] = await Promise.all([load(), ...groups.map((group) => group.load())])
    return (loaded = part)
  }
  return function Part(props: Props) {
    const [state, setState] = useState<{ part: ComponentType<Props> | null; failed: boolean }>({ part: loaded, failed: false })
    const [round, setRound] = useState(0)
    useEffect(() => {
      let isShown = true
      const show = (next: typeof state) => isShown && setState(next)
      const trying = both()
      trying.then(
        (part) => show({ part, failed: false }),
        () => show({ part: null, failed: true }),
      )
      if (round > 0) trying.catch(loadPageAnew)
      return () => {
        isShown = false
      }
    }, [round])
    if (state.failed) return <Again onTryAgain={() => setRound((before) => before + 1)} />
    return state.part && <state.part {...props} />
  }
}

/** Asked for again in vain, though the server is there: the browser has given the module up. */
async function loadPageAnew(): Promise<void> {
  if (
    await reachServer().then(
      () => true,
      () => false,
    )
  )
    location.reload()
}

function Again({ onTryAgain }: { onTryAgain: () => void }) {
  const { app, notices } = useWords()
  return (
    <div role="alert">
      <p>{notices.no_network_help}</p>
      <Button kind="second" size="small" onClick={onTryAgain}>
        {app.try_again}
      </Button>
    </div>
  )
}
