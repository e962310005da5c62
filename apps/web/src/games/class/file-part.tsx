import { useRef, useState } from 'react'
import { fill } from '@ankur/content'
import { removeUnusedFiles } from '../../talk/index.ts'
import { saveFile } from '../../platform/storage/save-file.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { playedGames } from '../played-games.ts'
import { lockStore } from '../level-lock.ts'
import { progressStore } from '../progress.ts'
import { boardsStore, maxPlayers, withoutBoardsOf } from '../../players/index.ts'
import { readClass, useClass, withoutClass, writeClass } from './class-file.ts'
import { messagesOf } from '../../platform/messages.ts'
import { planStore } from './plan-store.ts'

const classWords = messagesOf('games/class', 'classList')

/** An entry set to undefined is removed. */
const noLocks = Object.fromEntries(playedGames.map((game) => [game, undefined]))

/** The list as a file, and away with it. */
export function FilePart() {
  const words = classWords.use()
  const all = useClass()
  const input = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState('')
  const [isAsking, setAsking] = useState(false)
  const open = async (file: File | undefined) => {
    if (!file) return
    const text = await file.text().catch(() => '')
    const read = readClass(text, { progress: progressStore.load(), lock: lockStore.load() })
    if (!read) return setMessage(words.not_a_class)
    progressStore.change(() => read.progress)
    lockStore.change(() => ({ ...noLocks, ...read.lock }))
    setMessage(fill(read.left > 0 ? words.opened_some : words.opened, { n: read.added, left: read.left, most: maxPlayers }))
  }
  const removeAll = async () => {
    setAsking(false)
    const hasBoards = boardsStore.load().boards.length > 0
    if (hasBoards) boardsStore.change((before) => withoutBoardsOf(before, all.progress.players))
    progressStore.change(withoutClass)
    lockStore.change(() => noLocks)
    planStore.change(() => ({ chosen: undefined, minutes: undefined, things: undefined, parts: undefined }) as never)
    const areFilesGone = !hasBoards || (await removeUnusedFiles().catch(() => false))
    setMessage(areFilesGone ? words.removed : words.files_stay)
  }
  return (
    <div>
      <p className="muted">{words.file_lead}</p>
      <div className="class__ways">
        <Button
          kind="second"
          size="small"
          icon="download"
          onClick={() => saveFile('ankur-class.json', new Blob([writeClass(all)], { type: 'application/json' }))}
        >
          {words.save}
        </Button>
        <Button kind="second" size="small" onClick={() => input.current?.click()}>
          {words.open}
        </Button>
        <Button kind="danger" size="small" icon="trash" onClick={() => setAsking(true)}>
          {words.remove_all}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={words.open}
        hidden
        onChange={(event) => {
          void open(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <p role="status">{message}</p>
      {isAsking && (
        <ConfirmDialog
          title={words.remove_title}
          text={words.remove_text}
          yes={words.remove_yes}
          no={words.keep}
          onYes={() => void removeAll()}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  )
}
