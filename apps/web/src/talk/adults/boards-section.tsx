import { useState } from 'react'
import { fill } from '@ankur/content'
import { maxBoards } from '@ankur/talk'
import { startBoards, startWith } from '@ankur/talk/start-boards'
import { formatDay } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/language.tsx'
import { boardsStore, choosePlayer, ownBoard, playersStore } from '../../players/index.ts'
import { newId } from '../../platform/new-id.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { Field } from '../../ui/field/field.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { addBoard, boardStore, chooseBoard, removeBoard, replaceByFirst, restoreFormer } from '../board-store.ts'
import { deleteUse } from '../use-log.ts'
import { useChangeMessage, type BoardEditing } from './editing.ts'

const adultWords = messagesOf('talk/talk-adults', 'talkAdults')

interface Props {
  editing: BoardEditing
  part: 'start' | 'children'
}

export function BoardsSection({ editing, part }: Props) {
  return part === 'start' ? <StartBoards editing={editing} /> : <ChildBoards editing={editing} />
}

function StartBoards({ editing }: { editing: BoardEditing }) {
  const { board: current, change } = editing
  const words = adultWords.use()
  const [isAsking, setAsking] = useState(false)
  const [message, say] = useChangeMessage(editing)
  const { language } = useLanguage()
  const { former } = boardStore.use()
  return (
    <>
      <p>{words.start_text}</p>
      <div className="talk-adults__buttons">
        {startBoards.map((situation) => (
          <Button
            key={situation}
            kind="chip"
            onClick={() => {
              change((before) => startWith(before, situation))
              say(fill(words.own_added, { word: words[`start_${situation}`] }))
            }}
          >
            {words[`start_${situation}`]}
          </Button>
        ))}
      </div>
      <p role="status">{message}</p>
      <Button kind="second" size="small" onClick={() => setAsking(true)}>
        {words.first_board}
      </Button>
      {former
        .filter(({ board }) => board.id === current.id)
        .map(({ board, sinceMs }) => (
          <Button key={board.id} kind="second" size="small" onClick={() => restoreFormer(board)}>
            {fill(words.former_restore, { date: formatDay(new Date(sinceMs).toISOString(), language) })}
          </Button>
        ))}
      {isAsking && (
        <ConfirmDialog
          title={words.first_board_ask}
          text={words.first_board_text}
          yes={words.first_board}
          no={words.keep}
          onYes={() => {
            replaceByFirst(Date.now())
            say(null)
            setAsking(false)
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** In the games plays whose board it is, if it is somebody's. */
function chooseWithPlayer(id: string): void {
  const { players } = playersStore.load()
  const owner = players.find((player) => ownBoard(boardsStore.load(), player)?.id === id)
  if (owner) choosePlayer(owner.id)
  else chooseBoard(id)
}

/** One board for each child of the family or the class. */
function ChildBoards({ editing: { board, change } }: { editing: BoardEditing }) {
  const words = adultWords.use()
  const { language } = useLanguage()
  const { boards, former } = boardStore.use()
  const [isAsking, setAsking] = useState(false)
  const nameOf = (at: number) => boards[at]?.name || fill(words.child_unnamed, { number: at + 1 })
  const deleted = former.filter((each) => boards.every(({ id }) => id !== each.board.id))
  return (
    <>
      <p>{words.children_text}</p>
      <div className="talk-adults__buttons" role="group" aria-label={words.children}>
        {boards.map(({ id }, at) => (
          <Button key={id} kind="chip" aria-pressed={id === board.id} onClick={() => chooseWithPlayer(id)}>
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
          <Button kind="danger" size="small" onClick={() => setAsking(true)}>
            {words.child_remove}
          </Button>
        )}
        {boards.length < maxBoards &&
          deleted.map((each) => (
            <Button key={each.board.id} kind="second" size="small" onClick={() => restoreFormer(each.board)}>
              {each.board.name
                ? fill(words.child_back, { name: each.board.name })
                : fill(words.former_restore, { date: formatDay(new Date(each.sinceMs).toISOString(), language) })}
            </Button>
          ))}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words.child_remove_ask}
          text={words.child_remove_text}
          yes={words.child_remove}
          no={words.keep}
          onYes={() => {
            setAsking(false)
            if (removeBoard(board.id, Date.now())) deleteUse(board.id)
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}
