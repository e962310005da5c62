import { useEffect } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { useWords } from '../language.tsx'
import { reachServer } from '../retry.ts'
import type { LoadTrigger, PlaceholderProps } from './define-part.tsx'

/** For content opened by a click: loaded when it is first shown. Until then it takes no space, and the page stays usable. */
export const onDemand: LoadTrigger = {
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

/** A repeated failure although the server is reachable: the browser does not retry the module, so the page must be reloaded. */
async function reloadPage(): Promise<void> {
  const isReached = await reachServer().then(
    () => true,
    () => false,
  )
  if (isReached) location.reload()
}
