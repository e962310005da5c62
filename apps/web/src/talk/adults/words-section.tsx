import { useEffect, useState } from 'react'
import { fill } from '@ankur/content'
import { boardSizes, rowsOf, type BoardSize, type WordId } from '@ankur/talk'
import { wordsByWeek } from '@ankur/talk/layout'
import { setHidden, setSetting, showFirst } from '@ankur/talk/edit-board'
import { protestWords, wordFolders, wordsOf, type WordFolderId } from '@ankur/talk/words'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { loadFolderSymbols, WordSymbol } from '../symbols.tsx'
import { talkWordsGroup } from '../talk-words-group.ts'
import { useHasSmallCells } from './cell-size.ts'
import { Choices, Select } from './fields.tsx'
import type { BoardEditing } from './editing.ts'

const adultWords = messagesOf('talk/talk-adults', 'talkAdults')

const weeks = [12, 20, 40, 60] as const

/** The number of words, and which of them are shown. Hiding a word of refusal needs confirmation. */
export function WordsSection({ editing: { board, change } }: { editing: BoardEditing }) {
  const words = adultWords.use()
  const { talkWords, talkFolders } = talkWordsGroup.use()
  const [asking, setAsking] = useState<WordId | null>(null)
  const [group, setGroup] = useState<'board' | WordFolderId>('board')
  useEffect(loadFolderSymbols, [])
  const { size, orientation } = board.settings
  const hasSmallCells = useHasSmallCells(size, orientation)
  const onBoard = rowsOf(size, orientation).flat()
  const toggle = (id: WordId) => {
    const isHidden = board.hidden.includes(id)
    if (!isHidden && (protestWords as readonly WordId[]).includes(id)) return setAsking(id)
    change((before) => setHidden(before, id, !isHidden))
  }
  const showOnly = (count: number) => {
    const first: ReadonlySet<WordId> = wordsByWeek(count)
    const refusals = protestWords.filter((id) => !first.has(id) && !board.hidden.includes(id))
    change((before) => refusals.reduce((next, id) => setHidden(next, id, false), showFirst(before, count)))
    setAsking(refusals.find((id) => onBoard.includes(id)) ?? null)
  }
  return (
    <>
      <Choices<BoardSize>
        title={words.size}
        {...(hasSmallCells && { help: words.size_small })}
        options={boardSizes.map((each) => [each, fill(words.size_words, { count: each })])}
        value={size}
        onChange={(next) => change((before) => setSetting(before, 'size', next))}
      />
      <Choices
        title={words.orientation}
        help={words.orientation_text}
        options={[
          ['tall', words.orientation_tall],
          ['wide', words.orientation_wide],
        ]}
        value={orientation}
        onChange={(next) => change((before) => setSetting(before, 'orientation', next))}
      />
      <div className="talk-adults__buttons" role="group" aria-label={words.show_first}>
        <span>{words.show_first}</span>
        {weeks.map((count) => (
          <Button key={count} kind="chip" onClick={() => showOnly(count)}>
            {fill(words.size_words, { count })}
          </Button>
        ))}
      </div>
      <p>{words.hide_text}</p>
      <Select<'board' | WordFolderId>
        label={words.voice_group}
        value={group}
        options={[['board', words.words_title], ...wordFolders.map((each) => [each, talkFolders[each]] as const)]}
        onChange={setGroup}
      />
      <div className="talk-pick">
        {(group === 'board' ? onBoard : wordsOf(group)).map((id) => {
          const isShown = !board.hidden.includes(id)
          return (
            <button key={id} type="button" className="talk-pick__word" aria-pressed={isShown} onClick={() => toggle(id)}>
              <WordSymbol name={id} />
              <span>{talkWords[id]}</span>
              {!isShown && <span className="muted">{words.hidden}</span>}
            </button>
          )
        })}
      </div>
      {asking && (
        <ConfirmDialog
          title={words.hide_protest_title}
          text={fill(words.hide_protest, { word: talkWords[asking] })}
          yes={words.hide}
          no={words.keep}
          onYes={() => {
            change((before) => setHidden(before, asking, true))
            setAsking(null)
          }}
          onNo={() => setAsking(null)}
        />
      )}
    </>
  )
}
