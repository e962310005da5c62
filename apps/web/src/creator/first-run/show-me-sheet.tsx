import { useEffect, useMemo, useState } from 'react'
import { labelOf } from '@ankur/blocks/labels/label'
import { newProject } from '@ankur/blocks/new-project'
import { kindOf } from '@ankur/blocks/opcodes/opcodes'
import type { Block } from '@ankur/blocks/project'
import { useLanguage } from '../../platform/language.tsx'
import { BlockIcon } from '../script/block-words.tsx'
import { Sheet } from '../shell/sheet.tsx'
import { createRunner, RunnerContext, useFrame, useRunner } from '../stage/runner.ts'
import { StagePicture } from '../stage/stage.tsx'
import { Tool } from '../toolbar.tsx'
import { CreatorContext, useGame } from '../use-creator.ts'
import { reveal, withSmallGame } from './show-me.ts'
import { messagesOf } from '../../platform/messages.ts'
import { newGameNames } from '../new-game-names.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

/** When the script already has blocks: the small game builds itself and runs in a card, and the open game stays unchanged. */
export function ShowMeSheet({ close, onClose }: { close: string; onClose: () => void }) {
  const words = creatorWords.use()
  const { language } = useLanguage()
  const game = useGame()
  const [project] = useState(() => {
    const empty = newProject(newGameNames(words))
    const [cat] = empty.sprites
    return cat ? withSmallGame(empty, cat, language) : empty
  })
  // Slow, so that each block can be followed.
  const [runner] = useState(() => createRunner(true))
  useEffect(() => {
    const end = reveal('.show-me .block-row', () => runner.run(project))
    return () => {
      end()
      runner.stop()
    }
  }, [runner, project])
  const again = () => {
    runner.backToStart()
    runner.run(project)
  }
  const [sprite] = project.sprites
  const shown = useMemo(() => {
    const now = { ...game.now(), project, sprite }
    return { ...game, now: () => now }
  }, [game, project, sprite])
  return (
    <Sheet title={words.show_me} close={close} look="show-me" onClose={onClose}>
      <RunnerContext value={runner}>
        <CreatorContext value={shown}>
          <StagePicture isPlayed />
        </CreatorContext>
        <Tool icon="run" label={words.run} act={again} isMain />
        <ol className="script">
          <Rows blocks={sprite?.scripts[0]?.blocks ?? []} />
        </ol>
      </RunnerContext>
    </Sheet>
  )
}

/** As in the script, but only to look at. */
function Rows({ blocks }: { blocks: readonly Block[] }) {
  const { now } = creatorWords.use()
  const { language } = useLanguage()
  const runner = useRunner()
  useFrame()
  return blocks.map((block) => {
    const kind = kindOf(block.opcode) ?? ''
    const [inside] = block.stacks
    const isNow = runner.machine()?.threads.some(({ blockId }) => blockId === block.id)
    return (
      <li key={block.id}>
        <div className="block-row">
          <div
            className={`block block--${kind}`}
            data-hat={kind === 'events' ? '' : undefined}
            data-holds={inside ? '' : undefined}
            data-now={isNow ? now : undefined}
          >
            <span className="block__cap">
              <BlockIcon opcode={block.opcode} kind={kind} />
            </span>
            <span className="block__words">{labelOf(block, language)}</span>
          </div>
        </div>
        {inside && (
          <>
            <div className={`substack block--${kind}`}>
              <ol>
                <Rows blocks={inside} />
              </ol>
            </div>
            <div className={`substack__foot block--${kind}`} />
          </>
        )}
      </li>
    )
  })
}
