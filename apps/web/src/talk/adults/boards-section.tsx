import { fill } from '@ankur/content'
import { maxBoards } from '@ankur/talk'
import { startBoards, startWith } from '@ankur/talk/start-boards'
import { formatDay } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/language.tsx'
import { newId } from '../../platform/new-id.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { adultWords } from '../adult-words-group.ts'
import { addBoard, boardStore, chooseBoard, removeBoard, replaceByFirst, restoreFormer } from '../board-store.ts'
import { deleteUse } from '../use-log.ts'
import type { Editing } from './editing.ts'

interface Props {
  editing: Editing
  part: 'start' | 'children'
}

export function BoardsSection({ editing, part }: Props) {
  return part === 'start' ? <StartBoards editing={editing} /> : <ChildBoards editing={editing} />
}

function StartBoards({ editing: { change } }: { editing: Editing }) {
  const words = adultWords.use()
  const { language } = useLanguage()
  const { former } = boardStore.use()
  return (
    <>
      <p>{words.start_text}</p>
      <div className="talk-adults__buttons">
        {startBoards.map((situation) => (
          <Button key={situation} kind="chip" onClick={() => change((before) => startWith(before, situation))}>
            {words[`start_${situation}`]}
          </Button>
        ))}
      </div>
      <p>{words.first_board_text}</p>
      <Button kind="second" size="small" onClick={() => replaceByFirst(Date.now())}>
        {words.first_board}
      </Button>
      {former.map(({ board, sinceMs }) => (
        <Button key={board.id} kind="second" size="small" onClick={() => restoreFormer(board)}>
          {fill(words.former_restore, { date: formatDay(new Date(sinceMs).toISOString(), language) })}
        </Button>
      ))}
    </>
  )
}

/** One board for each child of the family or the class. */
function ChildBoards({ editing: { board, change } }: { editing: Editing }) {
  const words = adultWords.use()
  const { boards } = boardStore.use()
  const nameOf = (at: number) => boards[at]?.name || fill(words.child_unnamed, { number: at + 1 })
  return (
    <>
      <div className="talk-adults__buttons" role="group" aria-label={words.children}>
        {boards.map(({ id }, at) => (
          <Button key={id} kind="chip" aria-pressed={id === board.id} onClick={() => chooseBoard(id)}>
            {nameOf(at)}
          </Button>
        ))}
      </div>
      <Field
        label={words.child_name}
        value={board.name}
        maxLength={24}
        autoComplete="off"
        onChange={({ target }) => change((before) => ({ ...before, name: target.value }))}
      />
      <div className="talk-adults__buttons">
        <Button
          kind="second"
          size="small"
          disabledReason={boards.length >= maxBoards ? words.child_full : undefined}
          onClick={() => addBoard(newId())}
        >
          {words.child_add}
        </Button>
        {boards.length > 1 && (
          <Button kind="danger" size="small" onClick={() => removeBoard(board.id) && deleteUse(board.id)}>
            {words.child_remove}
          </Button>
        )}
      </div>
    </>
  )
}
