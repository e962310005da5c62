import { useEffect, useRef, useState } from 'react'
import { fill } from '@ankur/content'
import { useLanguage } from '../../platform/language.tsx'
import { saveFile } from '../../platform/storage/save-file.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { talkWordsGroup } from '../talk-words-group.ts'
import { openBackup } from './open-backup.ts'
import { writeBackup } from './write-backup.ts'
import { useChangeMessage, type BoardEditing } from './editing.ts'
import { FileButton } from './fields.tsx'

const adultWords = messagesOf('talk/talk-adults', 'talkAdults')

/** Export and import of one file: a backup, also for another program. */
export function CopiesSection({ editing }: { editing: BoardEditing }) {
  const { board, change } = editing
  const words = adultWords.use()
  const { talk, talkFolders } = talkWordsGroup.use()
  const { language } = useLanguage()
  const [message, say] = useChangeMessage(editing)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState<{ answer: (yes: boolean) => void } | null>(null)
  const outcome = useRef<HTMLDivElement>(null)
  // On a small phone it would be below the screen, and nothing would seem to have happened.
  useEffect(() => {
    if (message !== null || problem !== null) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [message, problem])
  const answer = (yes: boolean) => {
    asking?.answer(yes)
    setAsking(null)
  }
  const run = async (work: () => Promise<void>) => {
    say(null)
    setProblem(null)
    setBusy(true)
    await work().catch(() => setProblem(words.import_damaged))
    setBusy(false)
  }
  const save = () =>
    run(async () => {
      const backup = await writeBackup(board, language, { folderNames: talkFolders, name: talk.title })
      saveFile(`ankur-board${board.name ? `-${board.name}` : ''}.obz`, backup)
      say(words.backup_saved)
    })
  const open = (file: File) =>
    run(async () => {
      const opened = await openBackup(file, board, () => new Promise((resolve) => setAsking({ answer: resolve })))
      if (opened === null) return
      if (typeof opened === 'string') return setProblem(words[opened])
      change(() => opened.board)
      if (opened.kind === 'restored') return say(words.backup_restored)
      const told = (count: number, one: string, many: string) => (count === 0 ? [] : [fill(count === 1 ? one : many, { count })])
      const { count, known, left, missing } = opened
      const sentences = [
        ...told(count, words.import_added_one, words.import_added),
        ...told(known, words.import_known_one, words.import_known),
        ...told(left, words.import_left_one, words.import_left),
        ...told(missing, words.import_missing_one, words.import_missing),
      ]
      // A board without a single word.
      say(sentences.length > 0 ? sentences.join(' ') : fill(words.import_added, { count: 0 }))
    })
  return (
    <>
      <p>{words.copies_text}</p>
      <div className="talk-adults__buttons">
        <Button kind="second" size="small" icon="download" busy={busy} onClick={() => void save()}>
          {words.backup_save}
        </Button>
        <FileButton
          label={words.backup_open}
          size="small"
          accept=".obz,.obf,.zip,application/zip,application/json"
          onChoose={(file) => void open(file)}
        />
      </div>
      {asking && (
        <ConfirmDialog
          title={words.replace_ask}
          text={words.replace_text}
          yes={words.replace_yes}
          no={words.keep}
          onYes={() => answer(true)}
          onNo={() => answer(false)}
        />
      )}
      <div ref={outcome}>
        {problem && <p role="alert">{problem}</p>}
        <p role="status">{message}</p>
      </div>
    </>
  )
}
