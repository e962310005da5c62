import { useEffect, useRef, useState, type RefObject } from 'react'
import { fill } from '@ankur/content'
import type { BoardWord, PersonalBoard } from '@ankur/talk'
import { useLanguage } from '../../platform/language.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { loadFolderSymbols } from '../symbols.tsx'
import { storeFile, recordingName, removeFile, useFileNames } from '../talk-files.ts'
import { shownFolders } from '../shown-folders.ts'
import { talkWordsGroup } from '../talk-words-group.ts'
import type { Voice } from '../use-voice.ts'
import { WordPicture } from '../word-cell.tsx'
import { Select } from './fields.tsx'
import { wordsOfGroup, type RecordedGroup, startRecording, type Recorder, type RecordingProblem } from './recordings.ts'

const adultWords = messagesOf('talk/talk-adults', 'talkAdults')

/** A family may have 500 custom words: a long list responds slowly. */
const listedAtOnce = 60

/** The family's own voice, word by word: unrecorded words come first. */
export function VoiceSection({ board, voice }: { board: PersonalBoard; voice: Voice }) {
  const words = adultWords.use()
  const { language } = useLanguage()
  const files = useFileNames()
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<RecordingProblem | 'storage_full' | 'not_deleted' | null>(null)
  const recorder = useRef<Recorder | null>(null)
  const { talkFolders } = talkWordsGroup.use()
  const [group, setGroup] = useState<RecordedGroup>('board')
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [deleting, setDeleting] = useState<BoardWord | null>(null)
  const [listedCount, setListedCount] = useState(listedAtOnce)
  useEffect(loadFolderSymbols, [])
  const list = useFollowedRecording(busy)
  const folders = shownFolders(board, talkFolders, language).flatMap(({ id, name }) =>
    wordsOfGroup(id, board, language).length === 0 ? [] : [[id, name] as const],
  )
  const all = wordsOfGroup(group, board, language)
  const nameOf = (word: BoardWord) => recordingName(board.id, word.id, word.textLanguage)
  const open = all.filter((word) => !files.has(nameOf(word)))
  // A new recording keeps its position, so that it can be played where it was made.
  const isFirst = (word: BoardWord) => !files.has(nameOf(word)) || touched.has(nameOf(word))
  const inOrder = [...all.filter(isFirst), ...all.filter((word) => !isFirst(word))]
  const listed = inOrder.slice(0, listedCount)

  const record = async (word: BoardWord) => {
    setProblem(null)
    voice.stop()
    const started = await startRecording()
    if (typeof started === 'string') return setProblem(started)
    recorder.current = started
    setBusy(word.id)
    const result = await started.done
    setBusy(null)
    if (typeof result === 'string') return setProblem(result)
    setTouched((before) => new Set([...before, nameOf(word)]))
    try {
      await storeFile({ id: nameOf(word), ...result })
    } catch {
      setProblem('storage_full')
    }
  }
  const deviceVoice = voice.voiceName(language)
  return (
    <>
      <p>{deviceVoice ? fill(words.voice_has, { name: deviceVoice }) : words.voice_none}</p>
      <p className="muted">{words.voice_text}</p>
      <Select<RecordedGroup>
        label={words.voice_group}
        value={group}
        options={[['board', words.words_title], ['numbers', words.voice_numbers], ...folders]}
        onChange={(next) => {
          setTouched(new Set())
          setListedCount(listedAtOnce)
          setGroup(next)
        }}
      />
      {problem && <p role="alert">{words[problem]}</p>}
      <p role="status">{fill(words.unrecorded, { count: open.length })}</p>
      <ul className="talk-list" ref={list}>
        {listed.map((word) => (
          <li key={word.id} className="talk-list__row" data-recorded={word.id}>
            <WordPicture word={word} />
            <span lang={word.textLanguage}>{word.text}</span>
            {busy === word.id ? (
              <>
                <span role="status">{fill(words.recording, { word: word.text })}</span>
                <Button size="small" icon="stop" onClick={() => recorder.current?.stop()}>
                  {words.record_stop}
                </Button>
              </>
            ) : (
              busy === null && (
                <Button
                  kind="second"
                  size="small"
                  aria-label={fill(words.record, { word: word.text })}
                  onClick={() => void record(word)}
                >
                  {fill(words.record, { word: word.text })}
                </Button>
              )
            )}
            {files.has(nameOf(word)) && busy === null && (
              <>
                <Button kind="second" size="small" icon="listen" onClick={() => voice.say([word])}>
                  {fill(words.hear, { word: word.text })}
                </Button>
                <Button kind="quiet" size="small" onClick={() => setDeleting(word)}>
                  {fill(words.delete_recording, { word: word.text })}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {inOrder.length > listed.length && (
        <Button kind="second" size="small" onClick={() => setListedCount(listedCount + listedAtOnce)}>
          {words.own_more}
        </Button>
      )}
      {deleting && (
        <ConfirmDialog
          title={fill(words.delete_recording, { word: deleting.text })}
          text={words.delete_recording_text}
          yes={words.delete_yes}
          no={words.keep}
          onYes={() => {
            setTouched((before) => new Set([...before, nameOf(deleting)]))
            setDeleting(null)
            setProblem(null)
            removeFile(nameOf(deleting)).catch(() => setProblem('not_deleted'))
          }}
          onNo={() => setDeleting(null)}
        />
      )}
    </>
  )
}

/** The pressed button is replaced by another: the focus stays in the row of its word, so that keys continue from there. */
function useFollowedRecording(busy: string | null): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  const former = useRef(busy)
  useEffect(() => {
    const row = busy ?? former.current
    former.current = busy
    if (row === null || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>(`[data-recorded="${row}"] button`)?.focus({ preventScroll: true })
  }, [busy])
  return list
}
