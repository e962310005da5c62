import { useState } from 'react'
import { definePart } from '../../../platform/part/define-part.tsx'
import { onDemand } from '../../../platform/part/on-demand.tsx'
import { useCreator } from '../../use-creator.ts'
import { useOpenFromAccount } from './open-from-account.tsx'

const MyGames = definePart({ load: () => import('./list/my-games.tsx').then((module) => module.MyGames), when: onDemand })

/** The games of the account within the editor: changes to the open one in the list apply to it. */
export function GamesInAccount({ onClose }: { onClose: () => void }) {
  const { identity, changeIdentity, latest } = useCreator()
  const open = useOpenFromAccount()
  const [trouble, setTrouble] = useState('')
  const openId = identity.account?.id
  const bring = async (id: string) => {
    const stood = await open(id)
    if (stood === null) onClose()
    else setTrouble(stood)
  }
  return (
    <>
      <p role="alert">{trouble}</p>
      <MyGames
        around={{
          open: (id) => void bring(id),
          openId,
          changed(id, now) {
            const { account } = latest().identity
            if (account?.id !== id) return
            if (now === null) changeIdentity({ account: null })
            // Only if there is no change of another device: that must be resolved first.
            else if (now.version === account.version + 1)
              changeIdentity({ name: now.name, account: { ...account, version: now.version } })
          },
        }}
      />
    </>
  )
}
