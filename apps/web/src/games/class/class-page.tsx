import { useState } from 'react'
import { fill } from '@ankur/content'
import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { PageHeading, useTitle } from '../../platform/frame/page.tsx'
import { choosePlayer, maxPlayers, newPlayer, withPlayer } from '../../players/index.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { progressStore } from '../progress.ts'
import { useClass } from './class-file.ts'
import { messagesOf } from '../../platform/messages.ts'
import { Pupil } from './pupil.tsx'

const classWords = messagesOf('games/class', 'classList')

const FilePart = definePart({ load: () => import('./file-part.tsx').then((module) => module.FilePart), when: onDemand })

/** Up to thirty children of a class or of home visits. Everything is stored on this device, and nothing is sent. */
export function ClassPage() {
  const words = classWords.use()
  const all = useClass()
  const { players } = all.progress
  useTitle(words.title)
  const add = () => {
    const player = newPlayer(players)
    progressStore.change((before) => withPlayer(before, player))
    if (players.length === 0) choosePlayer(player.id)
  }
  return (
    <div className="wrap class">
      <PageHeading>{words.title}</PageHeading>
      <p className="class__lead">{words.lead}</p>
      <p className="muted">{words.here_only}</p>
      <p role="status">{!progressStore.isKept() && words.unkept}</p>
      {players.length === 0 && <p className="class__none">{words.none}</p>}
      {players.length > 0 && (
        <ul className="class__list">
          {players.map((player) => (
            <Pupil key={player.id} player={player} all={all} />
          ))}
        </ul>
      )}
      <div className="class__ways">
        {players.length < maxPlayers ? (
          <Button kind={players.length === 0 ? 'main' : 'second'} onClick={add}>
            {words.add}
          </Button>
        ) : (
          <p className="muted">{fill(words.most, { n: maxPlayers })}</p>
        )}
        {players.length > 0 && <LinkButton href="/class/session">{words.plan}</LinkButton>}
        <LinkButton kind="second" href="/games">
          {words.games}
        </LinkButton>
        <LinkButton kind="second" icon="print" href="/games/for-adults">
          {words.print_progress}
        </LinkButton>
      </div>
      <ClassFile />
    </div>
  )
}

/** Seldom wanted, and fetched when it is. */
function ClassFile() {
  const words = classWords.use()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="class__file">
      <Button kind="second" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.file_title}
      </Button>
      {isOpen && <FilePart />}
    </div>
  )
}
