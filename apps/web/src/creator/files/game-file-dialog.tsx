import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { importSentences, exportSentences, problemSentence, type ReportPart } from '@ankur/blocks/sb3/report-sentences'
import { saveFile } from '../../platform/storage/save-file.ts'
import { Button } from '../../ui/button/button.tsx'
import { newGameIdentity } from '../game-identity.ts'
import { useOpenAnother } from '../saved-games/use-open-another.ts'
import { useCreator } from '../use-creator.ts'
import { exportGame, type FileFailure, importGame, openGame } from './game-files.ts'
import { messagesOf } from '../../platform/messages.ts'
import type { GameFromFile } from './scratch-worker.ts'

const gameFileWords = messagesOf('creator/files', 'gameFile')
const reportWords = messagesOf('creator/files', 'scratchFiles')

type Step =
  | { readonly kind: 'choice'; readonly trouble?: string }
  | { readonly kind: 'busy'; readonly text: string }
  | { readonly kind: 'export'; readonly bytes: Uint8Array; readonly parts: readonly ReportPart[] }
  | { readonly kind: 'import'; readonly game: GameFromFile; readonly parts: readonly ReportPart[] }

/** Exports the game to a file or imports one; each shows its report before anything happens. */
export function GameFileDialog({ onClose }: { onClose: () => void }) {
  const words = gameFileWords.use()
  const { project, say } = useCreator()
  const reports = useReports()
  const take = useTake(onClose)
  const [step, setStep] = useState<Step>({ kind: 'choice' })
  const dialog = useRef<HTMLDialogElement>(null)
  const work = useRef<AbortController>(null)
  const id = useId()

  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  useEffect(() => () => work.current?.abort(), [])
  // The pressed button is gone: the focus moves to its replacement.
  useEffect(() => dialog.current?.querySelector<HTMLElement>('[data-here]')?.focus(), [step])

  const begin = (text: string) => {
    setStep({ kind: 'busy', text })
    work.current = new AbortController()
    return work.current.signal
  }
  const stop = () => {
    work.current?.abort()
    setStep({ kind: 'choice' })
  }
  const makeFile = async () => {
    const made = await exportGame(project, begin(words.writing))
    setStep('failed' in made ? { kind: 'choice', trouble: reports.failure(made) } : { kind: 'export', ...reports.export(made) })
  }
  const readFile = async (file: File) => {
    const game = await importGame(file, begin(words.reading))
    setStep('failed' in game ? { kind: 'choice', trouble: reports.failure(game) } : { kind: 'import', ...reports.import(game) })
  }
  const save = (bytes: Uint8Array) => {
    saveFile('my-game.sb3', new Blob([bytes.slice()], { type: 'application/x.scratch.sb3' }))
    say(words.handed)
    onClose()
  }
  return (
    <dialog
      className="confirm game-file"
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 className="confirm__title" id={id} tabIndex={-1} data-here={step.kind === 'choice' && !step.trouble ? '' : undefined}>
        {{ choice: words.title, busy: words.title, export: words.ready, import: words.found }[step.kind]}
      </h2>
      {step.kind === 'choice' && <Choice trouble={step.trouble} makeFile={makeFile} readFile={readFile} close={onClose} />}
      {step.kind === 'busy' && (
        <>
          <p role="status" tabIndex={-1} data-here="">
            {step.text}
          </p>
          <div className="confirm__buttons">
            <Button kind="second" onClick={stop}>
              {words.cancel}
            </Button>
          </div>
        </>
      )}
      {step.kind === 'export' && (
        <>
          <Report parts={step.parts} />
          <div className="confirm__buttons">
            <Button onClick={() => save(step.bytes)}>{words.save_file}</Button>
            <Button kind="second" onClick={stop}>
              {words.cancel}
            </Button>
          </div>
        </>
      )}
      {step.kind === 'import' && (
        <>
          <Report parts={step.parts} />
          <p>{words.replaces}</p>
          <div className="confirm__buttons">
            <Button kind="second" onClick={stop}>
              {words.keep_mine}
            </Button>
            <Button
              onClick={async () => {
                const isOpen = await take(step.game)
                if (!isOpen) setStep({ kind: 'choice', trouble: `${words.no_room} ${words.nothing_changed}` })
              }}
            >
              {words.open}
            </Button>
          </div>
        </>
      )}
    </dialog>
  )
}

interface ChoiceProps {
  trouble: string | undefined
  makeFile: () => Promise<void>
  readFile: (file: File) => Promise<void>
  close: () => void
}

function Choice({ trouble, makeFile, readFile, close }: ChoiceProps) {
  const words = gameFileWords.use()
  const hint = useId()
  return (
    <>
      {trouble !== undefined && (
        <p role="alert" className="game-file__trouble" tabIndex={-1} data-here="">
          {trouble}
        </p>
      )}
      <p>{words.about}</p>
      <div className="game-file__ways">
        <Button kind="second" onClick={() => void makeFile()}>
          {words.export}
        </Button>
        <label className="button button--second game-file__pick">
          {words.import}
          <input
            className="game-file__input"
            type="file"
            accept=".sb3"
            aria-describedby={hint}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              // Allows choosing the same file again.
              event.target.value = ''
              if (file) void readFile(file)
            }}
          />
        </label>
        <p id={hint} className="game-file__hint">
          {words.import_hint}
        </p>
      </div>
      <div className="confirm__buttons">
        <Button kind="second" onClick={close}>
          {words.close}
        </Button>
      </div>
    </>
  )
}

/** In the tab order, so that a long report can be scrolled by keys. */
function Report({ parts }: { parts: readonly ReportPart[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long report is scrolled by keys
    <div className="game-file__report" tabIndex={0} data-here="">
      {parts.map(({ heading, sentences }) => (
        <section key={heading}>
          <h3 className="game-file__heading">{heading}</h3>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Reports and failures as sentences. */
function useReports() {
  const words = gameFileWords.use()
  const reports = reportWords.use()
  return {
    failure({ failed, problem }: FileFailure): string {
      const why = problem ? problemSentence(problem, reports) : words[failed]
      return `${why} ${words.nothing_changed}`
    },
    export: ({ bytes, report }: Exclude<Awaited<ReturnType<typeof exportGame>>, FileFailure>) => ({
      bytes,
      parts: exportSentences(report, reports),
    }),
    import: (game: GameFromFile) => ({ game, parts: importSentences(game.report, reports) }),
  }
}

/** Replaces the open game by the one from the file; false when its pictures cannot be stored. */
function useTake(onClose: () => void) {
  const words = gameFileWords.use()
  const openAnother = useOpenAnother()
  return async ({ project, files }: GameFromFile): Promise<boolean> => {
    if (!(await openGame(files))) return false
    const game = { project, sprite: project.sprites[0]?.id ?? '', identity: newGameIdentity() }
    if (!(await openAnother(game, words.opened))) return false
    onClose()
    return true
  }
}
