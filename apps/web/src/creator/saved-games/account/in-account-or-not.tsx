import { useState } from 'react'
import { useAuth } from '../../../accounts/index.ts'
import { storeReturnPath } from '../../../platform/navigation.ts'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { useCreator } from '../../use-creator.ts'
import { hasLocalFiles } from '../../files/stored-files.ts'
import { useAccountSave } from './use-account-save.ts'
import { messagesOf } from '../../../platform/messages.ts'

const accountGamesWords = messagesOf('creator/account-games', 'accountGames')
const gamesDialogWords = messagesOf('creator/saved-games', 'gamesDialog')

/** Where the open game is stored. The family decides for each game whether it is uploaded to the account. */
export function InAccountOrNot({ say }: { say: (message: string) => void }) {
  const words = gamesDialogWords.use()
  const { saving } = accountGamesWords.use()
  const { project, identity, changeIdentity } = useCreator()
  const { user } = useAuth()
  const save = useAccountSave()
  const [isBusy, setBusy] = useState(false)
  if (!user) return <Offer />
  const account = identity.account?.userId === user.id ? identity.account : null
  const asks = hasLocalFiles(project) && account?.withoutFiles !== true
  const send = async () => {
    setBusy(true)
    const { message } = await save(asks ? 'agreed' : 'asked')
    setBusy(false)
    say(message)
  }
  return (
    <>
      <p>{account ? words.in_account : words.here_only}</p>
      {account?.hasChanges && <p>{words.changed_since}</p>}
      {asks && <p>{words.files_stay}</p>}
      <div className="games-dialog__row">
        {(!account || asks) && (
          <Button busy={isBusy} busyLabel={saving} onClick={() => void send()}>
            {asks ? words.save_without : words.to_account}
          </Button>
        )}
        {account && (
          <Button
            kind="second"
            size="small"
            onClick={() => {
              changeIdentity({ account: null })
              say(words.kept_here)
            }}
          >
            {words.only_here}
          </Button>
        )}
      </div>
      <p className="games-dialog__hint">{account ? words.afterwards : words.to_account_hint}</p>
    </>
  )
}

/** Optional: the game stays on this device in any case. */
function Offer() {
  const words = gamesDialogWords.use()
  const comeBack = () => {
    const gameId = new URLSearchParams(location.search).get('game')
    storeReturnPath('', gameId === null ? '/create?games=open' : `/create?game=${encodeURIComponent(gameId)}`)
  }
  return (
    <>
      <p>{words.here_only}</p>
      <p>{words.offer}</p>
      <div className="games-dialog__row">
        <LinkButton kind="second" href="/sign-in" onClick={comeBack}>
          {words.sign_in}
        </LinkButton>
        <a href="/sign-up" onClick={comeBack}>
          {words.sign_up}
        </a>
      </div>
    </>
  )
}
