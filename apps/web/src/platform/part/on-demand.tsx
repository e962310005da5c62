import { useEffect } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { useWords } from '../language.tsx'
import { reachServer } from '../retry.ts'
import type { LoadMoment, PlaceholderProps } from './define-part.tsx'

/** For what is opened by a press: loaded when it is first shown. Until then it takes no place, and the page goes on. */
export const onDemand: LoadMoment = {
  Placeholder: OnDemandPlaceholder,
  checkConnection: async () => {
    if (!navigator.onLine) await reachServer()
  },
}

function OnDemandPlaceholder({ failures, load }: PlaceholderProps) {
  const { app, notices } = useWords()
  useEffect(load, [load])
  useEffect(() => {
    if (failures > 1) void reloadPage()
  }, [failures])
  return (
    failures > 0 && (
      <div role="alert">
        <p>{notices.no_network_help}</p>
        <Button kind="second" size="small" onClick={load}>
          {app.try_again}
        </Button>
      </div>
    )
  )
}

/** Asked for again in vain, though the server is there: the browser has given the module up. */
async function reloadPage(): Promise<void> {
  const isReached = await reachServer().then(
    () => true,
    () => false,
  )
  if (isReached) location.reload()
}
